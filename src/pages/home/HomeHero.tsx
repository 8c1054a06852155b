import { SAMPLE_SELECTED, SAMPLE_TRACE } from '../../features/trace-view/sample.ts';
import { TraceView } from '../../features/trace-view/TraceView.tsx';
import { Container } from '../../layouts/marketing/Container.tsx';
import { SignUpButton } from '../../layouts/marketing/SignUpButton.tsx';
import { BRAND } from '../../site/brand.ts';
import { Button } from '../../ui/Button.tsx';

/** The facts of the product; the second part has room only next to the title of a wide screen. */
const PLATE = [
  ['Licence', 'MIT core', 'free to host yourself'],
  ['Protocol', 'OTLP over HTTP', 'from any language'],
  ['SDKs', 'Python, TypeScript', 'built on OpenTelemetry'],
  ['Runs', 'EU, US, HIPAA, yours', 'Docker, Kubernetes, Terraform'],
] as const;

function TypePlate() {
  return (
    <dl className="grid grid-cols-2 gap-x-5 border-line border-t font-mono text-[13px] sm:grid-cols-[repeat(4,auto)] lg:w-72 lg:grid-cols-1 xl:w-[37rem] xl:shrink-0 xl:text-sm">
      {PLATE.map(([label, value, more]) => (
        <div key={label} className="flex flex-col border-line py-2 lg:flex-row lg:py-2.5 lg:border-b xl:py-3.5">
          <dt className="w-24 shrink-0 text-ink-3 xl:w-32">{label}</dt>
          <dd className="text-ink xl:w-52">{value}</dd>
          <dd className="max-xl:hidden text-ink-3">{more}</dd>
        </div>
      ))}
    </dl>
  );
}

function Opening({ signUpUrl }: { signUpUrl: string }) {
  return (
    <div className="flex max-w-[46rem] flex-col gap-6">
      <h1 className="font-semibold text-[2.75rem] text-ink leading-none tracking-[-0.045em] sm:text-[3.75rem] lg:text-[4.75rem]">
        {BRAND.tagline}
      </h1>
      <p className="max-w-[36rem] text-ink-2 text-lg leading-[1.55] md:text-xl">
        {BRAND.name} is an open-source platform for observing, evaluating and improving applications built on language
        models. It records what each request did, so that you can say why an answer was wrong and check that it stays
        fixed.
      </p>
      <div className="mt-2 flex flex-wrap gap-3">
        <SignUpButton href={signUpUrl} label="Sign Up for free" size="lg" />
        <Button href="/docs/tracing/get-started" variant="outline" size="lg">
          Send a first trace
        </Button>
      </div>
    </div>
  );
}

/** The top of the home page: a summary of the product, and an interactive trace. */
export function HomeHero({ signUpUrl }: { signUpUrl: string }) {
  return (
    <div className="pt-14 pb-16 md:pt-24 md:pb-24">
      <Container className="flex flex-col gap-12 md:gap-16">
        <div className="flex flex-col justify-between gap-10 lg:flex-row lg:items-end">
          <Opening signUpUrl={signUpUrl} />
          <TypePlate />
        </div>
        <div className="flex flex-col gap-4">
          <TraceView trace={SAMPLE_TRACE} selected={SAMPLE_SELECTED} id="home-trace" />
          {/* The first paint waits for the whole figure: painted in parts, it would shift. */}
          <link rel="expect" href="#home-trace-note" blocking="render" />
          <p id="home-trace-note" className="max-w-[44rem] text-[0.9375rem] text-ink-3">
            One request to a support assistant, drawn from sample data. Choose a step to read what went in and what came
            out. Amber marks what the user was waiting for.
          </p>
        </div>
      </Container>
    </div>
  );
}
