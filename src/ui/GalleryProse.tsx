import { Info, Lightbulb, OctagonAlert, TriangleAlert } from 'lucide-react';
import { Card } from './Card.tsx';
import { GalleryCode } from './GalleryCode.tsx';

const CALLOUTS = [
  { type: 'default', title: 'Note', Icon: Info },
  { type: 'info', title: 'Info', Icon: Info },
  { type: 'tip', title: 'Tip', Icon: Lightbulb },
  { type: 'warning', title: 'Warning', Icon: TriangleAlert },
  { type: 'error', title: 'Error', Icon: OctagonAlert },
] as const;

const LIMITS = [
  ['flush_at', 'SIGHTGLASS_FLUSH_AT', '15', 'Observations held before a batch is sent.'],
  ['flush_interval', 'SIGHTGLASS_FLUSH_INTERVAL', '1.0', 'Seconds between batches, whether full or not.'],
  ['sample_rate', 'SIGHTGLASS_SAMPLE_RATE', '1.0', 'Share of traces that is kept, from 0 to 1.'],
] as const;

function Anchor({ id }: { id: string }) {
  return (
    <a className="heading-anchor" href={`#${id}`} aria-label="Link to this section">
      #
    </a>
  );
}

function ProseText({ prefix }: { prefix: string }) {
  return (
    <>
      <p>
        A trace is the record of one request. It holds <strong>observations</strong>, nested as the calls were, each
        with its input, output, model, <em>token usage</em> and cost. Read <a href="#tracing">how tracing works</a>, set{' '}
        <code>SIGHTGLASS_HOST</code> and press <kbd>Enter</kbd>.
      </p>
      <h2 id={`${prefix}-h2`}>
        Send the first trace
        <Anchor id={`${prefix}-h2`} />
      </h2>
      <p>
        Long identifiers such as <code>sightglass.langchain.CallbackHandler</code> wrap without pushing the page wider.
      </p>
      <ul>
        <li>Spans measure any piece of work.</li>
        <li>
          Generations are calls to a model.
          <ul>
            <li>They carry usage and cost.</li>
          </ul>
        </li>
      </ul>
      <ol>
        <li>Create a key pair.</li>
        <li>Install the package.</li>
        <li>Run your code.</li>
      </ol>
      <ul className="contains-task-list">
        <li className="task-list-item">
          <input type="checkbox" disabled defaultChecked aria-label="Done" />
          Keys are set
        </li>
        <li className="task-list-item">
          <input type="checkbox" disabled aria-label="Open" />
          Traces arrive
        </li>
      </ul>
    </>
  );
}

function ProseReference({ prefix }: { prefix: string }) {
  return (
    <>
      <blockquote>
        <p>A sight glass is the window through which an operator sees the liquid inside a running machine.</p>
      </blockquote>
      <h3 id={`${prefix}-h3`}>
        Options of <code>observe</code>
        <Anchor id={`${prefix}-h3`} />
      </h3>
      <dl>
        <dt>name</dt>
        <dd>What the observation is called; the function’s name by default.</dd>
        <dt>kind</dt>
        <dd>One of the typed kinds.</dd>
      </dl>
      <h4>Levels</h4>
      <p>
        Observations have a level, and views can <mark>filter by it</mark>.
      </p>
      <hr />
    </>
  );
}

function ProseTable({ prefix }: { prefix: string }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
    <section className="table-scroll" tabIndex={0} aria-label={`Batching (${prefix})`}>
      <table>
        <thead>
          <tr>
            <th>Option</th>
            <th>Variable</th>
            <th className="text-right">Default</th>
            <th>Meaning</th>
          </tr>
        </thead>
        <tbody>
          {LIMITS.map(([option, variable, value, meaning]) => (
            <tr key={option}>
              <td>
                <code>{option}</code>
              </td>
              <td>
                <code>{variable}</code>
              </td>
              <td className="text-right">{value}</td>
              <td>{meaning}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function ProseBlocks() {
  return (
    <>
      {CALLOUTS.map(({ type, title, Icon }) => (
        <div key={type} className="callout" data-type={type} role="note">
          <p className="callout-title">
            <Icon aria-hidden />
            {title}
          </p>
          <p>
            Batches are sent in the background; call <code>flush()</code> before a short script ends.{' '}
            <a href="#flush">Why</a>
          </p>
        </div>
      ))}
      <div className="steps">
        <h3>Install</h3>
        <p>One package, no agent to run next to it.</p>
        <h3>Set the keys</h3>
        <p>Both keys and the host come from the environment.</p>
        <h3>Run it</h3>
        <p>The trace appears within seconds.</p>
      </div>
      <figure>
        <img
          alt="A bar of two observations"
          width="640"
          height="120"
          src='data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 120"%3E%3Cpath fill="%23f4f2ec" d="M0 0h640v120H0z"/%3E%3Cpath fill="%23c9c3b6" d="M40 36h480v16H40z"/%3E%3Cpath fill="%23f0a92e" d="M160 68h280v16H160z"/%3E%3C/svg%3E'
        />
        <figcaption>Two observations on one timeline.</figcaption>
      </figure>
      <div className="cards">
        <Card title="Prompts" href="#prompts" heading="h3">
          Versions and labels.
        </Card>
        <Card title="Datasets" href="#datasets" heading="h3">
          Items and runs.
        </Card>
      </div>
    </>
  );
}

/** Every element that Markdown can produce, in `.prose`. */
export function GalleryProse({ prefix }: { prefix: string }) {
  return (
    <div className="prose">
      <ProseText prefix={prefix} />
      <ProseReference prefix={prefix} />
      <GalleryCode />
      <ProseTable prefix={prefix} />
      <ProseBlocks />
    </div>
  );
}
