import { Fragment } from 'react';
import { PlainCode } from '../../layouts/listing/PlainCode.tsx';
import { MCP_CLIENTS, MCP_ENDPOINT } from './clients.ts';

const TOOLS = [
  {
    name: 'search_docs',
    takes: 'query, section, limit',
    gives: 'The best pages for a topic: title, URL, description',
  },
  {
    name: 'read_page',
    takes: 'page, heading, offset',
    gives: 'A page, or the section under a heading or anchor, as Markdown',
  },
  { name: 'list_pages', takes: 'section', gives: 'The sections, or every page of one section' },
  {
    name: 'ask',
    takes: 'question, previousQuestions',
    gives: 'Passages that answer the question, quoted with their sources, or the closest pages',
  },
  {
    name: 'submit_feedback',
    takes: 'page, helpful, comment',
    gives: 'A reference; the feedback goes to the documentation team',
  },
] as const;

/** How an MCP client is connected, and what it then can do. */
export function Connect() {
  return (
    <>
      <h2 id="mcp">Connect over MCP</h2>
      <p>
        The documentation is a Model Context Protocol server at <code>{MCP_ENDPOINT}</code> (streamable HTTP,
        stateless). It is public: you need no key or account, and there is nothing to install. Its card is at{' '}
        <code>/.well-known/mcp.json</code>. The <a href="/changelog/2026-11-13-docs-mcp">changelog</a> says when it was
        added.
      </p>
      {MCP_CLIENTS.map(({ id, heading, file, text }) => (
        <Fragment key={id}>
          <h3 id={id}>{heading}</h3>
          <PlainCode title={file} text={text} />
        </Fragment>
      ))}
      <h3 id="tools">Tools</h3>
      <ToolTable />
      <p>
        All tools except <code>submit_feedback</code> are read-only. If a page or heading doesn't exist, the tool
        returns an error with the closest matches, so the agent can continue. To read your own traces, scores and
        prompts from a program, use the <a href="/docs/api-and-data-platform/features/public-api">public API</a>.
      </p>
    </>
  );
}

function ToolTable() {
  return (
    <div className="table-scroll">
      <table>
        <thead>
          <tr>
            <th scope="col">Tool</th>
            <th scope="col">Takes</th>
            <th scope="col">Gives</th>
          </tr>
        </thead>
        <tbody>
          {TOOLS.map(({ name, takes, gives }) => (
            <tr key={name}>
              <td>
                <code>{name}</code>
              </td>
              <td>{takes}</td>
              <td>{gives}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
