import type { LocaleId } from '../../site/locales.ts';
import type { Category } from '../../site/tools.ts';

interface Item {
  name: string;
  text: string;
}

/** UI text of the banner and the preferences. */
export interface ConsentWords {
  banner: string;
  question: string;
  accept: string;
  reject: string;
  preferences: string;
  policy: string;
  title: string;
  intro: string;
  refusedByBrowser: string;
  necessary: Item;
  categories: Readonly<Record<Category, Item>>;
  acceptAll: string;
  rejectAll: string;
  save: string;
  close: string;
}

const en: ConsentWords = {
  banner: 'Cookies',
  question:
    'May this site use optional tools? They only load after you agree, and every page works the same if you refuse.',
  accept: 'Accept',
  reject: 'Reject',
  preferences: 'Preferences',
  policy: 'Cookie policy',
  title: 'Cookie preferences',
  intro: 'Choose what may run. You can change this at any time at the bottom of every page.',
  refusedByBrowser:
    'Your browser sends Global Privacy Control. This site treats that as a refusal: all optional tools are off, and you are not asked.',
  necessary: {
    name: 'Necessary',
    text: 'Remembers what you chose: theme, language tab, closed announcements and this.',
  },
  categories: {
    analytics: { name: 'Analytics', text: 'Counts which pages are read. An identifier is kept in this browser.' },
    marketing: { name: 'Marketing', text: 'Connects your visits with a later inquiry to us. The CRM sets cookies.' },
  },
  acceptAll: 'Accept all',
  rejectAll: 'Reject all',
  save: 'Save choice',
  close: 'Close',
};

const ja: ConsentWords = {
  banner: 'Cookie',
  question:
    '任意のツールを使用してもよろしいですか。同意前には何も読み込まれず、拒否してもすべてのページを同じように利用できます。',
  accept: '同意する',
  reject: '拒否する',
  preferences: '設定',
  policy: 'Cookie ポリシー',
  title: 'Cookie の設定',
  intro: '使用を許可するものを選んでください。各ページの下部からいつでも変更できます。',
  refusedByBrowser:
    'お使いのブラウザーは Global Privacy Control を送信しています。このサイトでは拒否として扱い、任意のツールはすべて無効で、確認も表示しません。',
  necessary: { name: '必須', text: 'テーマ、言語タブ、閉じたお知らせ、この設定など、選択した内容を記憶します。' },
  categories: {
    analytics: {
      name: 'アクセス解析',
      text: 'どのページが読まれたかを数えます。識別子がこのブラウザーに保存されます。',
    },
    marketing: { name: 'マーケティング', text: '訪問を後のお問い合わせと結び付けます。CRM が Cookie を設定します。' },
  },
  acceptAll: 'すべて同意する',
  rejectAll: 'すべて拒否する',
  save: '選択を保存',
  close: '閉じる',
};

const ko: ConsentWords = {
  banner: '쿠키',
  question:
    '선택적 도구를 사용해도 될까요? 동의하기 전에는 아무것도 불러오지 않으며, 거부해도 모든 페이지를 똑같이 이용할 수 있습니다.',
  accept: '동의',
  reject: '거부',
  preferences: '설정',
  policy: '쿠키 정책',
  title: '쿠키 설정',
  intro: '허용할 항목을 선택하세요. 모든 페이지 하단에서 언제든지 바꿀 수 있습니다.',
  refusedByBrowser:
    '브라우저가 Global Privacy Control을 보내고 있습니다. 이 사이트는 이를 거부로 받아들여 선택적 도구를 모두 끄고 다시 묻지 않습니다.',
  necessary: { name: '필수', text: '테마, 언어 탭, 닫은 공지, 이 설정 등 선택한 내용을 기억합니다.' },
  categories: {
    analytics: { name: '분석', text: '어떤 페이지를 읽는지 셉니다. 식별자가 이 브라우저에 저장됩니다.' },
    marketing: { name: '마케팅', text: '방문을 이후의 문의와 연결합니다. CRM이 쿠키를 설정합니다.' },
  },
  acceptAll: '모두 동의',
  rejectAll: '모두 거부',
  save: '선택 저장',
  close: '닫기',
};

const zhHans: ConsentWords = {
  banner: 'Cookie',
  question: '本网站可以使用可选工具吗？在您同意之前不会加载任何工具；即使拒绝，所有页面仍可照常使用。',
  accept: '接受',
  reject: '拒绝',
  preferences: '偏好设置',
  policy: 'Cookie 政策',
  title: 'Cookie 偏好设置',
  intro: '请选择允许运行的内容。您可以随时在每个页面底部更改。',
  refusedByBrowser:
    '您的浏览器发送了 Global Privacy Control。本网站将其视为拒绝：所有可选工具均已关闭，也不会再询问您。',
  necessary: { name: '必要', text: '记住您的选择：主题、语言标签、已关闭的公告以及此设置。' },
  categories: {
    analytics: { name: '分析', text: '统计哪些页面被阅读。标识符保存在此浏览器中。' },
    marketing: { name: '营销', text: '将您的访问与之后的咨询关联起来。CRM 会设置 Cookie。' },
  },
  acceptAll: '全部接受',
  rejectAll: '全部拒绝',
  save: '保存选择',
  close: '关闭',
};

export const CONSENT_WORDS: Readonly<Record<LocaleId, ConsentWords>> = { en, ja, ko, 'zh-Hans': zhHans };
