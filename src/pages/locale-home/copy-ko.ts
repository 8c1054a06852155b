import { BRAND } from '../../site/brand.ts';
import type { LocaleCopy } from './copy.ts';
import { inTenThousands } from './plan-lines.ts';
import { TRACE_WORDS_KO } from './trace-words.ts';

/** The home page in Korean. */
export const COPY_KO: LocaleCopy = {
  locale: 'ko',
  path: '/kr',
  title: 'LLM 애플리케이션의 내부를 들여다보세요',
  description: `${BRAND.name}는 언어 모델로 만든 애플리케이션을 관측하고 평가하고 개선하는 오픈 소스 플랫폼입니다. 클라우드에서도, 직접 운영하는 서버에서도 동작합니다.`,
  lead: `${BRAND.name}는 언어 모델로 만든 애플리케이션을 관측하고 평가하고 개선하는 오픈 소스 플랫폼입니다. 요청마다 무슨 일이 있었는지 기록하므로, 답변이 왜 틀렸는지 설명하고 고친 상태가 유지되는지 확인할 수 있습니다.`,
  signUp: '무료로 시작하기',
  firstTrace: '첫 트레이스 보내기',
  inEnglish: '(영어)',
  note: `문서는 영어로 작성되어 있습니다. ${BRAND.name}는 가상의 회사이며 인물, 고객, 가격은 모두 예시입니다.`,
  traceCaption:
    '고객 지원 어시스턴트에 들어온 요청 하나를 샘플 데이터로 그렸습니다. 단계를 선택하면 입력과 출력을 읽을 수 있습니다. 호박색은 사용자가 기다리던 작업입니다.',
  traceWords: TRACE_WORDS_KO,
  what: {
    eyebrow: `${BRAND.name}란`,
    title: '틀린 답변은 오류를 내지 않습니다',
    lead: '요청은 성공했고 지연 시간도 정상인데 답변이 틀렸습니다. 예외를 세는 모니터링은 알아차리지 못합니다. 애플리케이션이 무엇을 읽고 결정하고 말했는지에 대한 기록이 필요합니다.',
    items: [
      {
        title: '무엇을 했는가',
        text: '트레이스에는 문서, 프롬프트, 도구 호출, 토큰, 비용, 시간이 단계마다 남습니다.',
        link: ['트레이싱', '/docs/tracing'],
      },
      {
        title: '좋은 답변이었는가',
        text: '사람, 코드, LLM 심사의 점수가 해당 트레이스에 연결됩니다.',
        link: ['점수', '/docs/scores/overview'],
      },
      {
        title: '무엇이 바뀌었는가',
        text: '프롬프트에는 버전이 있고, 트레이스에는 버전과 모델과 릴리스가 기록됩니다.',
        link: ['프롬프트', '/docs/prompts/get-started'],
      },
      {
        title: '나아졌는가',
        text: '실패한 사례를 데이터셋으로 모아, 사용자에게 공개하기 전에 이전과 이후를 비교합니다.',
        link: ['데이터셋', '/docs/datasets/overview'],
      },
    ],
  },
  code: {
    eyebrow: '코드에 적용하기',
    title: '데코레이터 하나로, 또는 아무것도 더하지 않고',
    lead: 'SDK는 OpenTelemetry를 기반으로 하며 요청과 별도로 백그라운드에서 전송합니다. 프레임워크가 이미 GenAI 스팬을 내보낸다면 전송 대상만 바꾸면 됩니다. 그만둘 때도 마찬가지입니다.',
    tabs: '언어',
    links: [
      ['Python SDK', '/docs/sdk/python/sdk-v3'],
      ['TypeScript SDK', '/docs/sdk/typescript/guide'],
      ['연동 목록', '/integrations'],
    ],
  },
  abilities: {
    eyebrow: '할 수 있는 일',
    title: '보고, 판단하고, 바꾸고, 확인하기',
    lead: '이런 애플리케이션의 개선은 순환입니다. 네 단계가 하나의 기록을 공유하므로, 실패한 트레이스를 옮겨 적지 않고 바로 테스트로 만들 수 있습니다.',
    items: [
      {
        title: '트레이스',
        text: '대화는 세션으로 묶입니다. 사용자로 찾아 차례로 읽고, 불만이 있었던 답변을 엽니다.',
        link: ['세션', '/docs/tracing/sessions'],
      },
      {
        title: '평가',
        text: '숫자, 범주, 참거짓 점수를 코드와 주석 작업과 LLM 심사에서 모읍니다.',
        link: ['LLM 심사', '/docs/scores/llm-as-a-judge'],
      },
      {
        title: '프롬프트',
        text: '레이블을 옮기면 릴리스, 되돌리면 롤백입니다. 둘 다 배포가 필요 없습니다.',
        link: ['버전 관리', '/docs/prompts/version-control'],
      },
      {
        title: '데이터셋',
        text: '실제 코드를 같은 사례로 실행해, 전보다 나빠지는 변경을 릴리스 전에 막습니다.',
        link: ['첫 평가', '/guides/first-evaluation'],
      },
    ],
  },
  runs: {
    eyebrow: '실행 환경',
    title: '저희 클라우드에서, 또는 직접 운영하는 서버에서',
    lead: '클라우드와 셀프 호스팅은 같은 코드입니다. 바꾸는 것은 환경 변수 SIGHTGLASS_HOST 하나입니다.',
    items: [
      { title: '클라우드 EU', text: '데이터가 유럽 연합 안에 보관됩니다.' },
      { title: '클라우드 US', text: '데이터가 미국 안에 보관됩니다.' },
      { title: '클라우드 HIPAA', text: '의료 정보를 위한 별도 리전입니다. 계약이 필요합니다.' },
      {
        title: '셀프 호스팅',
        text: '코어는 MIT 라이선스이며 유닛과 사용자 수에 제한이 없습니다.',
        link: ['셀프 호스팅', '/self-hosting'],
      },
    ],
  },
  price: {
    eyebrow: '가격',
    title: '보는 사람이 아니라 기록한 양만큼',
    lead: '유닛은 트레이스, 관측, 점수 중 하나입니다. Core부터는 사용자 수에 제한이 없습니다.',
    plans: {
      free: '무료',
      monthly: (dollars) => `월 ${dollars}달러`,
      monthlyFrom: (dollars) => `월 ${dollars}달러부터`,
      units: (count) => `월 ${inTenThousands(count)}만 유닛`,
      days: (count) => `${count}일 데이터`,
      years: (count) => `${count}년 데이터`,
      seats: (count) => `사용자 ${count}명`,
      separator: ', ',
      selfHostedName: '셀프 호스팅',
      enterprise: '맞춤 용량과 보존 기간, 감사 로그, SCIM',
      selfHosted: '제한 없음. 엔터프라이즈 라이선스는 문의',
    },
    link: '요금제 비교와 계산',
  },
  start: {
    title: '트레이스 하나를 보내고 살펴보세요',
    text: '프로젝트를 만들고, 키 두 개를 복사하고, 파일 하나를 실행합니다. 먼저 둘러보고 싶다면 계정이 필요 없는 예제 프로젝트가 있습니다.',
    docs: '문서 읽기',
  },
};
