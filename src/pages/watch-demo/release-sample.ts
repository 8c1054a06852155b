import { getSample } from '../../features/code-sample/tokens.ts';

/** How an application requests the released version. */
export const RELEASE = getSample(
  'app.py',
  'Python',
  `
«k from» sightglass «k import» Sightglass

sg = «t Sightglass»()
prompt = sg.prompts.«f get»(«s "support-answer"», «v label»=«s "production"»)
messages = prompt.«f compile»(
    «v shop_name»=shop, «v articles»=articles, «v tool_results»=results,
    «v customer_name»=name, «v question»=question, «v order_id»=order_id,
)
`,
);
