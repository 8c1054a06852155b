import type { ChatWords } from './words.ts';

/** Japanese. */
export const ja: ChatWords = {
  title: 'ドキュメントに質問',
  close: 'アシスタントを閉じる',
  intro:
    'こんにちは。Sightglass のアシスタントです。ドキュメント、ヘルプ記事、その他のコンテンツで学習しています。そこに書かれている内容で回答し、出典のページを示します。',
  examplesTitle: '質問の例',
  examples: [
    'Sightglass は何に役立ちますか？',
    'トレースに Python デコレーターを使うには？',
    'LLM-as-a-judge による評価を設定するには？',
  ],
  field: '質問',
  placeholder: '質問を入力…',
  send: '送信',
  stop: '停止',
  tooLong: (most) => `質問は ${most} 文字までです。短くしてください。`,
  disclaimer: {
    label: 'AI は誤ることがあります',
    tooltip:
      '回答は AI によって生成されており、不正確な内容や誤りを含むことがあります。お困りの場合はサポートにご連絡ください。',
  },
  support: 'サポートに連絡',
  own: '自分の質問をする',
  kinds: {
    quoted: 'ドキュメントからの引用',
    written: 'ドキュメントに基づく回答',
    'off-topic': 'Sightglass に関する質問ではありません',
    'not-found': 'ドキュメントには記載がありません',
  },
  more: (count) => `ほか ${count} 件は出典にあります。`,
  quoted: 'ドキュメントからそのまま引用しています。',
  sources: '出典',
  source: (number, name) => `出典 ${number}: ${name}`,
  copyCode: 'コードをコピー',
  copied: 'コピーしました',
  copyAnswer: '回答をコピー',
  copyFailed: 'ここではコピーできません',
  fresh: '新しい会話',
  share: '共有',
  sharing: '共有中…',
  shared: 'リンクをコピーしました',
  sharedNote: 'このリンクを知っている人は、180 日間、質問と回答を読むことができます。',
  sharedLink: 'この会話へのリンク',
  shareFailed: '会話を共有できませんでした。後でもう一度お試しください。',
  working: 'ドキュメントを調べています…',
  stopped: '停止しました。',
  retry: '再試行',
  none: {
    'off-topic': 'Sightglass に関する質問にのみ回答します。これは該当しないようです。',
    'not-found': 'ドキュメントに回答が見つかりませんでした。',
  },
  nonePages: { 'off-topic': 'はじめに読むページ:', 'not-found': '近いページ:' },
  failed: (failure) =>
    failure.kind === 'busy'
      ? `質問が多すぎます。${failure.seconds} 秒後にもう一度お試しください。質問は残っています。`
      : {
          offline: 'オフラインです。質問は残っているので、接続が戻ったら送信してください。',
          network: 'アシスタントに接続できませんでした。質問は残っています。',
          server: 'こちらで問題が発生しました。質問は残っています。',
          cut: '回答が途中で切れました。質問は残っています。',
        }[failure.kind],
  complete: (sources) => `回答が完了しました。出典 ${sources} 件。`,
};

/** Korean. */
export const ko: ChatWords = {
  title: '문서에 질문하기',
  close: '어시스턴트 닫기',
  intro:
    '안녕하세요. 문서, 도움말, 그 밖의 콘텐츠로 학습한 Sightglass 어시스턴트입니다. 거기에 쓰인 내용으로 답하고 출처 페이지를 알려 드립니다.',
  examplesTitle: '질문 예시',
  examples: [
    'Sightglass는 어떤 도움이 되나요?',
    '트레이싱에 Python 데코레이터를 어떻게 사용하나요?',
    'LLM-as-a-judge 평가는 어떻게 설정하나요?',
  ],
  field: '질문',
  placeholder: '질문을 입력하세요…',
  send: '보내기',
  stop: '중지',
  tooLong: (most) => `질문은 ${most}자까지입니다. 줄여 주세요.`,
  disclaimer: {
    label: 'AI는 실수할 수 있습니다',
    tooltip: '답변은 AI가 생성하며 부정확하거나 틀린 내용이 있을 수 있습니다. 도움이 필요하면 지원팀에 문의하세요.',
  },
  support: '지원팀에 문의',
  own: '직접 질문하기',
  kinds: {
    quoted: '문서에서 인용',
    written: '문서를 바탕으로 작성',
    'off-topic': 'Sightglass에 관한 질문이 아닙니다',
    'not-found': '문서에 나와 있지 않습니다',
  },
  more: (count) => `나머지 ${count}개는 출처에 있습니다.`,
  quoted: '문서에서 그대로 인용했습니다.',
  sources: '출처',
  source: (number, name) => `출처 ${number}: ${name}`,
  copyCode: '코드 복사',
  copied: '복사됨',
  copyAnswer: '답변 복사',
  copyFailed: '여기서는 복사할 수 없습니다',
  fresh: '새 대화',
  share: '공유',
  sharing: '공유 중…',
  shared: '링크를 복사했습니다',
  sharedNote: '이 링크가 있는 사람은 180일 동안 질문과 답변을 읽을 수 있습니다.',
  sharedLink: '이 대화의 링크',
  shareFailed: '대화를 공유하지 못했습니다. 나중에 다시 시도해 주세요.',
  working: '문서를 살펴보는 중…',
  stopped: '중지했습니다.',
  retry: '다시 시도',
  none: {
    'off-topic': 'Sightglass에 관한 질문에만 답합니다. 이 질문은 해당하지 않는 것 같습니다.',
    'not-found': '문서에서 답을 찾지 못했습니다.',
  },
  nonePages: { 'off-topic': '시작하기 좋은 페이지:', 'not-found': '가까운 페이지:' },
  failed: (failure) =>
    failure.kind === 'busy'
      ? `질문이 너무 많습니다. ${failure.seconds}초 뒤에 다시 시도해 주세요. 질문은 남아 있습니다.`
      : {
          offline: '오프라인입니다. 질문은 남아 있으니 연결되면 보내 주세요.',
          network: '어시스턴트에 연결하지 못했습니다. 질문은 남아 있습니다.',
          server: '저희 쪽에서 문제가 발생했습니다. 질문은 남아 있습니다.',
          cut: '답변이 중간에 끊겼습니다. 질문은 남아 있습니다.',
        }[failure.kind],
  complete: (sources) => `답변이 완료되었습니다. 출처 ${sources}개.`,
};

/** Chinese in simplified characters. */
export const zhHans: ChatWords = {
  title: '向文档提问',
  close: '关闭助手',
  intro: '您好，我是 Sightglass 助手，基于文档、帮助文章和其他内容训练而成。我用其中的原文回答，并注明所在页面。',
  examplesTitle: '例如',
  examples: ['Sightglass 能帮我做什么？', '如何用 Python 装饰器进行追踪？', '如何设置 LLM-as-a-judge 评估？'],
  field: '您的问题',
  placeholder: '输入问题…',
  send: '发送',
  stop: '停止',
  tooLong: (most) => `问题最多 ${most} 个字符，请缩短。`,
  disclaimer: {
    label: 'AI 可能会出错',
    tooltip: '回答由 AI 生成，可能包含不准确或错误的内容。如需帮助，请联系支持。',
  },
  support: '联系支持',
  own: '提出您的问题',
  kinds: {
    quoted: '引自文档',
    written: '根据文档撰写',
    'off-topic': '与 Sightglass 无关',
    'not-found': '文档中没有说明',
  },
  more: (count) => `来源中还有 ${count} 项。`,
  quoted: '逐字引自文档。',
  sources: '来源',
  source: (number, name) => `来源 ${number}：${name}`,
  copyCode: '复制代码',
  copied: '已复制',
  copyAnswer: '复制回答',
  copyFailed: '此处无法复制',
  fresh: '新对话',
  share: '分享',
  sharing: '正在分享…',
  shared: '链接已复制',
  sharedNote: '拥有此链接的人可在 180 天内阅读这些问题和回答。',
  sharedLink: '此对话的链接',
  shareFailed: '无法分享对话，请稍后重试。',
  working: '正在查阅文档…',
  stopped: '已停止。',
  retry: '重试',
  none: {
    'off-topic': '我只回答关于 Sightglass 的问题，这个问题似乎不是。',
    'not-found': '文档中没有找到答案。',
  },
  nonePages: { 'off-topic': '可以从这里开始：', 'not-found': '相近的页面：' },
  failed: (failure) =>
    failure.kind === 'busy'
      ? `提问过于频繁，请在 ${failure.seconds} 秒后重试。您的问题已保留。`
      : {
          offline: '您已离线。问题已保留，联网后即可发送。',
          network: '无法连接助手。您的问题已保留。',
          server: '我们这边出了问题。您的问题已保留。',
          cut: '回答中途断开。您的问题已保留。',
        }[failure.kind],
  complete: (sources) => `回答完毕，共 ${sources} 个来源。`,
};
