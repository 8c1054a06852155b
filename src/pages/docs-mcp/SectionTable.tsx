import { SECTIONS } from '../../site/sections.ts';

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
          {SECTIONS.filter(({ blurb }) => blurb !== null).map(({ id, prefix, blurb }) => (
            <tr key={id}>
              <td>
                <a href={prefix}>
                  <code>{prefix}</code>
                </a>
              </td>
              <td>{blurb}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
