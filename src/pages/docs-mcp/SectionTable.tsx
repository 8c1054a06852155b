import { SECTIONS, type SectionId } from '../../site/sections.ts';

const HOLDS: Partial<Record<SectionId, string>> = {
  docs: 'Features, SDKs, API, administration',
  integrations: 'One page for each framework, provider or gateway',
  'self-hosting': 'Deployment, infrastructure, configuration, upgrades',
  guides: 'One task from start to finish',
  faq: 'One question a page',
  security: 'Certificates, policies, regions',
  handbook: 'How the company works',
  blog: 'Essays and engineering notes, by date',
  changelog: 'Releases, by date',
};

/** The written sections of the site and where they begin. Page counts come from `list_pages`, which also counts coded pages. */
export function SectionTable() {
  return (
    <div className="table-scroll">
      <table>
        <thead>
          <tr>
            <th scope="col">URL</th>
            <th scope="col">Contains</th>
          </tr>
        </thead>
        <tbody>
          {SECTIONS.filter(({ id }) => HOLDS[id]).map(({ id, prefix }) => (
            <tr key={id}>
              <td>
                <a href={prefix}>
                  <code>{prefix}</code>
                </a>
              </td>
              <td>{HOLDS[id]}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
