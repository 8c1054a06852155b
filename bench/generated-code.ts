type Fence = (name: string, random: () => number) => string;

const number = (random: () => number) => Math.floor(random() * 1000);

const python: Fence = (name, random) => `\`\`\`python title="${name}.py"
from sightglass import Sightglass, observe

client = Sightglass(timeout=${number(random)})

@observe(name="${name}")
def answer_${name}(question: str, limit: int = ${number(random)}) -> str:
    """Answers one question and records what it cost."""
    messages = [{"role": "user", "content": question}]
    for attempt in range(${number(random)}):
        result = client.call("${name}", messages=messages, temperature=0.${number(random)})
        if result.ok and len(result.text) < limit:
            return result.text  # good enough
    raise RuntimeError(f"no answer for {question!r}")
\`\`\``;

const typescript: Fence = (name, random) => `\`\`\`ts title="${name}.ts"
import { observe } from '@sightglass/tracing'

interface Result${name} { id: string; score: number; tags?: readonly string[] }

const LIMIT = ${number(random)}

export const run${name} = observe(async (input: string): Promise<Result${name}> => {
  const response = await fetch(\`https://api.example/${name}/\${encodeURIComponent(input)}\`)
  if (!response.ok) throw new Error(\`answered \${response.status}\`)
  const { id, score = ${number(random)} } = (await response.json()) as Result${name}
  return { id, score: Math.min(score, LIMIT), tags: ['${name}', 'bench'] }
}, { name: '${name}' })
\`\`\``;

const bash: Fence = (name, random) => `\`\`\`bash
export SIGHTGLASS_RUN="${name}-${number(random)}"
for file in data/${name}/*.json; do
  curl -sf -u "$KEY:$SECRET" -X POST "$HOST/api/public/runs?limit=${number(random)}" --data @"$file" || exit 1
done
\`\`\``;

const json: Fence = (name, random) => `\`\`\`json
{
  "id": "${name}",
  "limits": { "tokens": ${number(random)}, "seconds": ${number(random)} },
  "stages": ["read", "rank", "answer"],
  "sampled": true,
  "parent": null
}
\`\`\``;

const yaml: Fence = (name, random) => `\`\`\`yaml
services:
  ${name}:
    image: sightglass/worker:${number(random)}
    environment:
      QUEUE: "${name}"
      BATCH: ${number(random)}
    ports: ["${number(random)}:3000"]
\`\`\``;

const sql: Fence = (name, random) => `\`\`\`sql
SELECT name, count(*) AS calls, avg(latency_ms) AS latency
FROM observations
WHERE project_id = '${name}' AND cost > ${number(random)}
GROUP BY name HAVING count(*) > ${number(random)}
ORDER BY latency DESC LIMIT 20;
\`\`\``;

/** The kinds of code blocks, in turn for each section; the third section shows Python and TypeScript in tabs. */
export const FENCES: readonly Fence[] = [bash, json, python, yaml, sql, typescript];
