import { Ajv2020 } from 'ajv/dist/2020.js';
import { findClosestMatch } from '../../lib/closest-match.ts';

const text = { type: 'string' };
const scalar = { type: ['string', 'number', 'boolean', 'null'] };
const list = { type: 'array', items: text };
const map = { type: 'object', additionalProperties: scalar };
const duration = { type: 'string', pattern: '^\\d+(\\.\\d+)?(us|ms|s|m|h)(\\d+(s|m))*$' };

const service = {
  type: 'object',
  additionalProperties: false,
  properties: {
    image: text,
    build: { oneOf: [text, { type: 'object' }] },
    command: { oneOf: [text, list] },
    entrypoint: { oneOf: [text, list] },
    container_name: text,
    environment: { oneOf: [map, { type: 'array', items: { type: 'string', pattern: '^\\w+(=.*)?$' } }] },
    env_file: { oneOf: [text, list] },
    ports: {
      type: 'array',
      items: {
        oneOf: [{ type: 'string', pattern: '^[\\d.:{}$\\w-]+(/(tcp|udp))?$' }, { type: 'integer' }, { type: 'object' }],
      },
    },
    expose: { type: 'array', items: { type: ['string', 'integer'] } },
    volumes: { type: 'array', items: { oneOf: [text, { type: 'object', required: ['type'] }] } },
    depends_on: {
      oneOf: [
        list,
        {
          type: 'object',
          additionalProperties: {
            type: 'object',
            required: ['condition'],
            additionalProperties: false,
            properties: {
              condition: { enum: ['service_started', 'service_healthy', 'service_completed_successfully'] },
              restart: { type: 'boolean' },
              required: { type: 'boolean' },
            },
          },
        },
      ],
    },
    healthcheck: {
      type: 'object',
      additionalProperties: false,
      properties: {
        test: { oneOf: [text, list] },
        interval: duration,
        timeout: duration,
        start_period: duration,
        retries: { type: 'integer' },
        disable: { type: 'boolean' },
      },
    },
    restart: { type: 'string', pattern: '^(no|always|unless-stopped|on-failure(:\\d+)?)$' },
    networks: { oneOf: [list, { type: 'object' }] },
    secrets: { type: 'array', items: { oneOf: [text, { type: 'object' }] } },
    configs: { type: 'array', items: { oneOf: [text, { type: 'object' }] } },
    labels: { oneOf: [map, list] },
    user: text,
    working_dir: text,
    read_only: { type: 'boolean' },
    tmpfs: { oneOf: [text, list] },
    ulimits: { type: 'object' },
    cap_add: list,
    cap_drop: list,
    security_opt: list,
    extra_hosts: { oneOf: [list, map] },
    deploy: { type: 'object' },
    logging: { type: 'object' },
    stop_grace_period: duration,
    shm_size: { type: ['string', 'integer'] },
    mem_limit: { type: ['string', 'integer'] },
    cpus: { type: ['string', 'number'] },
    platform: text,
    profiles: list,
    init: { type: 'boolean' },
    hostname: text,
    pull_policy: text,
    network_mode: text,
    privileged: { type: 'boolean' },
    tty: { type: 'boolean' },
    stdin_open: { type: 'boolean' },
    stop_signal: text,
    sysctls: { oneOf: [map, list] },
    group_add: { type: 'array', items: { type: ['string', 'integer'] } },
    dns: { oneOf: [text, list] },
    devices: { type: 'array' },
    mem_reservation: { type: ['string', 'integer'] },
    pids_limit: { type: ['string', 'integer'] },
    scale: { type: 'integer' },
    extends: { oneOf: [text, { type: 'object', required: ['service'] }] },
    develop: { type: 'object' },
    gpus: { oneOf: [{ const: 'all' }, { type: 'array' }] },
    annotations: { oneOf: [map, list] },
  },
  patternProperties: { '^x-': true },
};

const schema = {
  type: 'object',
  additionalProperties: false,
  patternProperties: { '^x-': true },
  properties: {
    name: text,
    services: { type: 'object', additionalProperties: service },
    volumes: { type: 'object' },
    networks: { type: 'object' },
    secrets: { type: 'object' },
    configs: { type: 'object' },
    include: { type: 'array' },
  },
};

const validate = new Ajv2020({ allErrors: false, strict: false }).compile(schema);
const KEYS = Object.keys(service.properties);

/** Finds problems in a Compose file, by the parts of the schema that the documentation uses. */
export function composeFaults(file: Record<string, unknown>): { problem: string; remedy: string }[] {
  if (validate(file)) return danglingReferences(file);
  const [error] = validate.errors ?? [];
  const where = error?.instancePath.split('/').slice(1).join('.') || 'the file';
  const unknown = (error?.params as { additionalProperty?: string } | undefined)?.additionalProperty;
  if (unknown === undefined) return [{ problem: `Compose: ${where} ${error?.message}.`, remedy: 'Correct it.' }];
  const suggestion = findClosestMatch(unknown, KEYS);
  return [
    {
      problem: `Compose: ${where} has no key "${unknown}".`,
      remedy: suggestion ? `Did you mean "${suggestion}"?` : 'Remove it.',
    },
  ];
}

type Service = Readonly<Record<'depends_on' | 'volumes' | 'networks' | 'secrets' | 'configs', unknown>>;

const getNames = (value: unknown): string[] => {
  if (!Array.isArray(value)) return Object.keys(value ?? {});
  return value.flatMap((entry: string | { source?: string; type?: string }) => {
    if (typeof entry === 'string') return entry;
    return entry.source && (entry.type ?? 'volume') === 'volume' ? entry.source : [];
  });
};
/** Returns `data` for `data:/var/lib/data`; paths are not volumes. */
const getVolumeNames = (value: unknown) =>
  getNames(value)
    .map((entry) => entry.split(':')[0] ?? '')
    .filter((name) => /^\w[\w.-]*$/.test(name));

/** Finds services, volumes, networks, secrets and configs that a service uses and the file does not declare. */
function danglingReferences(file: Record<string, unknown>): { problem: string; remedy: string }[] {
  const services = (file.services ?? {}) as Record<string, Service>;
  const declared = (part: string) => Object.keys((file[part] ?? {}) as object);
  return Object.entries(services).flatMap(([name, service]) => {
    const missing = (needed: readonly string[], part: string, verb: string, what: string, always: string[] = []) =>
      needed
        .filter((other) => ![...declared(part), ...always].includes(other))
        .map((other) => ({
          problem: `Compose: ${name} ${verb} "${other}", but the file has no such ${what}.`,
          remedy: `Use a ${what} of the file, or declare it under "${part}".`,
        }));
    return [
      ...missing(getNames(service.depends_on), 'services', 'depends on', 'service'),
      ...missing(getVolumeNames(service.volumes), 'volumes', 'mounts', 'volume'),
      ...missing(getNames(service.networks), 'networks', 'joins', 'network', ['default']),
      ...missing(getNames(service.secrets), 'secrets', 'reads', 'secret'),
      ...missing(getNames(service.configs), 'configs', 'reads', 'config'),
    ];
  });
}
