import { BRAND } from '../../site/brand.ts';
import type { LocaleCopy } from './copy.ts';
import { inTenThousands } from './plan-lines.ts';
import { TRACE_WORDS_JA } from './trace-words.ts';

/** The home page in Japanese. */
export const COPY_JA: LocaleCopy = {
  locale: 'ja',
  path: '/jp',
  title: 'LLMアプリケーションの中を見る',
  description: `${BRAND.name}は、言語モデルを使ったアプリケーションを観測し、評価し、改善するためのオープンソースプラットフォームです。クラウドでも自社サーバーでも動きます。`,
  lead: `${BRAND.name}は、言語モデルを使ったアプリケーションを観測し、評価し、改善するためのオープンソースプラットフォームです。リクエストごとに何が起きたかを記録し、回答を誤った理由と、直ったままであることを確かめられます。`,
  signUp: '無料で始める',
  firstTrace: '最初のトレースを送る',
  inEnglish: '（英語）',
  note: `ドキュメントは英語で書かれています。${BRAND.name}は架空の企業であり、人物、顧客、価格はすべて例です。`,
  traceCaption:
    'サポートアシスタントへの一つのリクエストを、サンプルデータから描いたものです。ステップを選ぶと入力と出力を読めます。琥珀色は、利用者が待っていた処理を示します。',
  traceWords: TRACE_WORDS_JA,
  what: {
    eyebrow: `${BRAND.name}とは`,
    title: '誤った回答は、エラーにならない',
    lead: 'リクエストは成功し、応答時間も普段どおり。それでも回答は誤っている。例外を数える監視では気づけません。アプリケーションが何を読み、何を決め、何を答えたかの記録が必要です。',
    items: [
      {
        title: '何をしたのか',
        text: 'トレースには、取得した文書、プロンプト、ツール呼び出し、トークン、コスト、時間がすべて残ります。',
        link: ['トレーシング', '/docs/tracing'],
      },
      {
        title: '良い回答だったか',
        text: '人、コード、LLMによる審査のスコアを、対象のトレースに結び付けます。',
        link: ['スコア', '/docs/scores/overview'],
      },
      {
        title: '何が変わったか',
        text: 'プロンプトにはバージョンがあり、トレースにはバージョン、モデル、リリースが記録されます。',
        link: ['プロンプト', '/docs/prompts/get-started'],
      },
      {
        title: '改善したか',
        text: '失敗した事例をデータセットにし、公開する前に新旧を同じ条件で比べます。',
        link: ['データセット', '/docs/datasets/overview'],
      },
    ],
  },
  code: {
    eyebrow: 'コードへの組み込み',
    title: 'デコレーターひとつ、あるいは何も足さずに',
    lead: 'SDKはOpenTelemetryの上に作られ、リクエストとは別にバックグラウンドで送信します。フレームワークがすでにGenAIのスパンを出しているなら、送信先を変えるだけです。やめるときも同じです。',
    tabs: '言語',
    links: [
      ['Python SDK', '/docs/sdk/python/sdk-v3'],
      ['TypeScript SDK', '/docs/sdk/typescript/guide'],
      ['連携の一覧', '/integrations'],
    ],
  },
  abilities: {
    eyebrow: 'できること',
    title: '見る、判断する、変える、確かめる',
    lead: 'この種のアプリケーションの改善は循環です。四つの段階が一つの記録を共有するので、失敗したトレースをそのままテストにできます。',
    items: [
      {
        title: 'トレース',
        text: '会話はセッションとしてまとまります。利用者から探し、順に読み、苦情のあった回答を開きます。',
        link: ['セッション', '/docs/tracing/sessions'],
      },
      {
        title: '評価',
        text: '数値、分類、真偽のスコアを、コード、アノテーション、LLMによる審査から集めます。',
        link: ['LLMによる審査', '/docs/scores/llm-as-a-judge'],
      },
      {
        title: 'プロンプト',
        text: 'ラベルを移せばリリース、戻せばロールバック。どちらもデプロイは不要です。',
        link: ['バージョン管理', '/docs/prompts/version-control'],
      },
      {
        title: 'データセット',
        text: '本番のコードを同じ事例で実行し、以前より悪くなる変更をリリース前に止めます。',
        link: ['最初の評価', '/guides/first-evaluation'],
      },
    ],
  },
  runs: {
    eyebrow: '動く場所',
    title: '私たちのクラウドでも、自社のサーバーでも',
    lead: 'クラウドとセルフホストは同じコードです。切り替えるのは環境変数SIGHTGLASS_HOSTだけです。',
    items: [
      { title: 'クラウド EU', text: 'データは欧州連合内に保管されます。' },
      { title: 'クラウド US', text: 'データは米国内に保管されます。' },
      { title: 'クラウド HIPAA', text: '医療情報のための独立したリージョンです。契約が必要です。' },
      {
        title: 'セルフホスト',
        text: 'コアはMITライセンス。ユニット数にもユーザー数にも上限はありません。',
        link: ['セルフホスト', '/self-hosting'],
      },
    ],
  },
  price: {
    eyebrow: '料金',
    title: '見る人数ではなく、記録した量で',
    lead: 'ユニットは、トレース、オブザベーション、スコアのいずれか一つです。Core以上ではユーザー数に上限がありません。',
    plans: {
      free: '無料',
      monthly: (dollars) => `月${dollars}ドル`,
      monthlyFrom: (dollars) => `月${dollars}ドルから`,
      units: (count) => `月${inTenThousands(count)}万ユニット`,
      days: (count) => `${count}日分のデータ`,
      years: (count) => `${count}年分のデータ`,
      seats: (count) => `${count}ユーザー`,
      separator: '、',
      selfHostedName: 'セルフホスト',
      enterprise: '個別の容量と保持期間、監査ログ、SCIM',
      selfHosted: '上限なし。エンタープライズライセンスは要相談',
    },
    link: 'プランの比較と計算',
  },
  start: {
    title: 'トレースを一つ送って、見てみる',
    text: 'プロジェクトを作り、キーを二つコピーし、ファイルを一つ実行します。先に見てみたい方には、アカウントのいらないサンプルプロジェクトがあります。',
    docs: 'ドキュメントを読む',
  },
};
