import { SECTIONS, type SectionId } from '../../site/sections.ts';
import type { SiteIndex } from '../listing/site.ts';

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

/** The written sections of the site, where they begin and how many pages each has. */
export function SectionTable({ site }: { site: SiteIndex }) {
  return (
    <div className="table-scroll">
      <table>
        <thead>
          <tr>
            <th scope="col">Address</th>
            <th scope="col" className="text-right">
              Pages
            </th>
            <th scope="col">Holds</th>
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
              <td className="text-right">{site.pagesIn(id).length}</td>
              <td>{HOLDS[id]}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
