import { BRAND } from '../../site/brand.ts';
import type { LocaleCopy } from './copy.ts';
import { inTenThousands } from './plan-lines.ts';
import { TRACE_WORDS_ZH } from './trace-words.ts';

/** The home page in Simplified Chinese. */
export const COPY_ZH: LocaleCopy = {
  locale: 'zh-Hans',
  path: '/cn',
  title: '看清 LLM 应用的内部',
  description: `${BRAND.name} 是一个开源平台，用于观测、评估和改进基于语言模型的应用。可以使用云服务，也可以部署在自己的服务器上，核心采用 MIT 许可证。`,
  lead: `${BRAND.name} 是一个开源平台，用于观测、评估和改进基于语言模型的应用。它记录每个请求中发生了什么，让您说得清回答为什么出错，并确认问题不再出现。`,
  signUp: '免费注册',
  firstTrace: '发送第一条追踪',
  inEnglish: '（英文）',
  note: `文档目前为英文。${BRAND.name} 是一家虚构的公司，其中的人物、客户和价格均为示例。`,
  traceCaption:
    '这是发给客服助手的一个请求，由示例数据绘制。选择一个步骤即可查看它的输入和输出。琥珀色表示用户当时在等待的部分。',
  traceWords: TRACE_WORDS_ZH,
  what: {
    eyebrow: '它是什么',
    title: '错误的回答不会报错',
    lead: '请求成功，延迟正常，回答却是错的。统计异常的监控发现不了它。您需要一份记录，写明应用读了什么、决定了什么、说了什么。',
    items: [
      {
        title: '它做了什么',
        text: '追踪保存每个步骤：文档、提示词、工具调用、Token、成本和时间。',
        link: ['追踪', '/docs/tracing'],
      },
      {
        title: '回答好不好',
        text: '来自人工、代码和 LLM 评审的评分，都附在对应的追踪上。',
        link: ['评分', '/docs/scores/overview'],
      },
      {
        title: '改了什么',
        text: '提示词有版本，每条追踪都注明所用的版本、模型和发布。',
        link: ['提示词', '/docs/prompts/get-started'],
      },
      {
        title: '有没有改善',
        text: '把出错的案例变成数据集，在用户看到之前比较新旧版本。',
        link: ['数据集', '/docs/datasets/overview'],
      },
    ],
  },
  code: {
    eyebrow: '接入代码',
    title: '一个装饰器，或者什么都不加',
    lead: 'SDK 基于 OpenTelemetry，在后台发送数据，不占用请求的处理过程。如果您的框架已经产生 GenAI Span，只需更改导出地址。停止使用时也一样。',
    tabs: '语言',
    links: [
      ['Python SDK', '/docs/sdk/python/sdk-v3'],
      ['TypeScript SDK', '/docs/sdk/typescript/guide'],
      ['全部集成', '/integrations'],
    ],
  },
  abilities: {
    eyebrow: '可以做什么',
    title: '观察、判断、修改、验证',
    lead: '改进这类应用是一个循环。四个步骤共用一份记录，失败的追踪无需复制粘贴就能成为测试用例。',
    items: [
      {
        title: '追踪',
        text: '同一对话的追踪归入一个会话。按用户查找，逐轮阅读，打开被投诉的那一轮。',
        link: ['会话', '/docs/tracing/sessions'],
      },
      {
        title: '评估',
        text: '数值、分类和布尔评分来自您的代码、人工标注和 LLM 评审。',
        link: ['LLM 评审', '/docs/scores/llm-as-a-judge'],
      },
      {
        title: '提示词',
        text: '移动标签就是发布，移回去就是回滚，两者都不需要重新部署。',
        link: ['版本管理', '/docs/prompts/version-control'],
      },
      {
        title: '数据集',
        text: '用真实代码运行同一批案例，在发布前拦下让旧案例变差的改动。',
        link: ['第一次评估', '/guides/first-evaluation'],
      },
    ],
  },
  runs: {
    eyebrow: '运行方式',
    title: '在我们的云上，或在您自己的服务器上',
    lead: '云服务和自托管使用同一份代码。切换时只需更改一个环境变量：SIGHTGLASS_HOST。',
    items: [
      { title: '云 EU', text: '数据保存在欧盟境内。' },
      { title: '云 US', text: '数据保存在美国境内。' },
      { title: '云 HIPAA', text: '用于医疗信息的独立区域，需签订协议。' },
      { title: '自托管', text: '核心采用 MIT 许可证，不限单位数和席位数。', link: ['自托管', '/self-hosting'] },
    ],
  },
  price: {
    eyebrow: '价格',
    title: '按记录的数据量计费，不按查看的人数',
    lead: '一个单位是一条追踪、一个观测或一个评分。从 Core 起席位不限。',
    plans: {
      free: '免费',
      monthly: (dollars) => `每月 ${dollars} 美元`,
      monthlyFrom: (dollars) => `每月 ${dollars} 美元起`,
      units: (count) => `每月 ${inTenThousands(count)} 万单位`,
      days: (count) => `${count} 天数据`,
      years: (count) => `${count} 年数据`,
      seats: (count) => `${count} 个席位`,
      separator: '，',
      selfHostedName: '自托管',
      enterprise: '定制用量和保留期限，审计日志，SCIM',
      selfHosted: '不限用量，企业许可证请联系我们',
    },
    link: '比较方案并计算价格',
  },
  start: {
    title: '发送一条追踪，看一看',
    text: '创建项目，复制两个密钥，运行一个文件。如果想先看看，可以打开无需账号的示例项目。',
    docs: '阅读文档',
  },
};
