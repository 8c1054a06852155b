import { getSample } from '../../features/code-sample/tokens.ts';
import { BRAND } from '../../site/brand.ts';

/** The smallest traced program in Python; it and the one in TypeScript are checked on the page for getting started. */
export const PYTHON = getSample(
  'app.py',
  'Python',
  `
«k from» sightglass «k import» Sightglass, observe
«k from» sightglass.openai «k import» openai

«f @observe»()«> answer»
«k def» «f answer»(question: «t str») -> «t str»:«> answer»
    response = openai.responses.«f create»(«> responses.create»
        «v model»=«s "gpt-6-luna"»,
        «v input»=question,
    )
    «k return» response.output_text

«f print»(«f answer»(«s "What is a sight glass?"»))
«t Sightglass»().«f flush»()  «c # sends the rest»
`,
);

/** The same in TypeScript. */
export const TYPESCRIPT = getSample(
  'app.ts',
  'TypeScript',
  `
«k import» { sdk } «k from» «s './instrumentation.ts'»
«k import» OpenAI «k from» «s 'openai'»
«k import» { observe } «k from» «s '@sightglass/tracing'»
«k import» { wrapOpenAI } «k from» «s '@sightglass/openai'»

«k const» openai = «f wrapOpenAI»(«k new» «t OpenAI»())

«k const» «f answer» = «f observe»(«k async» (question: «t string») «p =>» {«> answer»
  «k const» response = «k await» openai.responses.«f create»({«> responses.create»
    «v model»: «s 'gpt-6-luna'»,
    «v input»: question,
  })
  «k return» response.output_text
}, { «v name»: «s 'answer'» })

console.«f log»(«k await» «f answer»(«s 'What is a sight glass?'»))
«k await» sdk.«f shutdown»() «c // sends the rest»
`,
);

/** Any language, through OpenTelemetry's own variables. */
export const OPENTELEMETRY = getSample(
  'terminal',
  'Shell',
  `
«c # Any OpenTelemetry SDK, in any language. No ${BRAND.name} package.»
«v OTLP_AUTH»=$(«f printf» «s '%s'» «s "$SIGHTGLASS_PUBLIC_KEY:$SIGHTGLASS_SECRET_KEY"» \\
  | «f base64» | «f tr» -d «s '\\n'»)

«k export» «v OTEL_EXPORTER_OTLP_PROTOCOL»=«s "http/protobuf"»
«k export» «v OTEL_EXPORTER_OTLP_TRACES_ENDPOINT»=«s "$SIGHTGLASS_HOST/api/public/otel/v1/traces"»
«k export» «v OTEL_EXPORTER_OTLP_TRACES_HEADERS»=«s "Authorization=Basic%20$OTLP_AUTH"»

«c # Spans with GenAI attributes become generations,»
«c # with model, tokens and cost.»
`,
);

/** A dataset run as a test, in Python. */
export const EXPERIMENT = getSample(
  'experiment.py',
  'Python',
  `
«k from» sightglass «k import» Sightglass
«k from» app «k import» answer

«k def» «f short_enough»(item, output):
    «k return» «f len»(output.«f split»()) <= «n 60»

sg = «t Sightglass»()
sg.datasets.«f get»(«s "support-questions"»).«f run»(
    «s "run-0619"», «v task»=answer, «v evaluators»=[short_enough]
)
sg.«f flush»()
`,
);
