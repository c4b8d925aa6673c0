import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { projectRoot } from '#server/settings/project-root.ts';
import { servedForTests } from '#server/testing/served.ts';

const token = 'a-token-for-the-watch';
const textOf = (file: string) => readFileSync(path.join(projectRoot, file), 'utf8');

type Rule = { alert: string; expr: string; for: string; labels: object; annotations: Record<string, string> };
type Panel = { title: string; targets: { expr: string }[] };

const { groups } = parse(textOf('deploy/prometheus/alerts.yml')) as { groups: { rules: Rule[] }[] };
const rules = groups.flatMap(group => group.rules);
const { panels } = JSON.parse(textOf('deploy/grafana/fellowship.json')) as { panels: Panel[] };

/** Prometheus itself tells of `up`. */
const namesIn = (expression: string) =>
  [...expression.matchAll(/\b(?:fellowship|process|nodejs)_\w+/g)].map(([name]) => name);

let names: Set<string>;
let described: string[];

beforeAll(async () => {
  const served = await servedForTests({ METRICS_TOKEN: token });
  try {
    const answer = await fetch(`${served.origin}/metrics`, { headers: { authorization: `Bearer ${token}` } });
    described = [...(await answer.text()).matchAll(/^# TYPE (\w+) (\w+)/gm)].flatMap(([, name = '', type]) =>
      type === 'histogram' ? ['_bucket', '_sum', '_count'].map(end => name + end) : [name],
    );
    names = new Set(described);
  } finally {
    await served.stop();
  }
});

describe('alerts', () => {
  it('are about twelve, each with what to do first', () => {
    expect(rules.length).toBeGreaterThanOrEqual(12);
    expect(new Set(rules.map(({ alert }) => alert)).size).toBe(rules.length);
  });

  it.each(rules)('$alert asks for what there is', ({ expr, for: lasting, annotations, labels }) => {
    expect(namesIn(expr).filter(name => !names.has(name))).toEqual([]);
    expect(namesIn(expr).length > 0 || expr.startsWith('up{')).toBe(true);
    expect(lasting).toMatch(/^\d+[mh]$/);
    expect(Object.keys(labels)).toEqual(['severity']);
    expect(Object.keys(annotations)).toEqual(['summary', 'action']);
  });
});

describe('the board', () => {
  it.each(panels)('$title asks for what there is', ({ targets }) => {
    for (const { expr } of targets) expect(namesIn(expr).filter(name => !names.has(name))).toEqual([]);
  });

  it('shows each number', () => {
    const shown = new Set(panels.flatMap(({ targets }) => targets.flatMap(({ expr }) => namesIn(expr))));
    expect(described.filter(name => !shown.has(name))).toEqual([]);
  });
});
