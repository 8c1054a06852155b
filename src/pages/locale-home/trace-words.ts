import { TRACE_WORDS, type TraceWords } from '../../features/trace-view/words.ts';

// Kinds of observation are names in code and stay as they are.
const { types } = TRACE_WORDS;

/** The words of the trace picture in Japanese. */
export const TRACE_WORDS_JA: TraceWords = {
  types,
  summary: 'トレース {name}：{duration} に {count} 件のオブザベーション',
  choose: 'オブザベーションを選ぶと詳細が表示されます',
  latency: 'レイテンシ',
  tokens: 'トークン',
  cost: 'コスト',
  observations: 'オブザベーション',
  observation: 'オブザベーション',
  duration: '所要時間',
  start: '開始',
  firstToken: '最初のトークン',
  model: 'モデル',
  level: 'レベル',
  scores: 'スコア',
  input: '入力',
  output: '出力',
  criticalPath: 'クリティカルパス',
  otherWork: '並行または待機',
  creates: '{number}：{spans} を作成',
  createdBy: '{lines} 行目で作成',
};

/** The words of the trace picture in Korean. */
export const TRACE_WORDS_KO: TraceWords = {
  types,
  summary: '트레이스 {name}: {duration} 동안 관측 {count}건',
  choose: '관측을 선택하면 상세 내용이 표시됩니다',
  latency: '지연 시간',
  tokens: '토큰',
  cost: '비용',
  observations: '관측',
  observation: '관측',
  duration: '소요 시간',
  start: '시작',
  firstToken: '첫 토큰',
  model: '모델',
  level: '레벨',
  scores: '점수',
  input: '입력',
  output: '출력',
  criticalPath: '임계 경로',
  otherWork: '병렬 또는 대기',
  creates: '{number}: {spans} 생성',
  createdBy: '{lines}번째 줄에서 생성',
};

/** The words of the trace picture in Simplified Chinese. */
export const TRACE_WORDS_ZH: TraceWords = {
  types,
  summary: '追踪 {name}：{duration} 内共 {count} 个观测',
  choose: '选择一个观测以查看详情',
  latency: '延迟',
  tokens: 'Token',
  cost: '成本',
  observations: '观测',
  observation: '观测',
  duration: '耗时',
  start: '开始',
  firstToken: '首个 Token',
  model: '模型',
  level: '级别',
  scores: '评分',
  input: '输入',
  output: '输出',
  criticalPath: '关键路径',
  otherWork: '并行或等待',
  creates: '{number}：创建 {spans}',
  createdBy: '由第 {lines} 行创建',
};
