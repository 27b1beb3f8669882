import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { askAt } from '../../lib/ask';
import { fetchProblem } from '../../lib/error-code';

const LIMIT_MS = 3_000;

export interface Reading {
  /** The address or the file. */
  readonly source: string;
  readonly text?: string;
  /** Why there is no text. */
  readonly problem?: string;
}

/** A backend always lists this counter. Without the check a proxy's error page would look like a restarted backend. */
const readingOf = (source: string, text: string): Reading =>
  text.includes('rifas_page_visits_total')
    ? { source, text }
    : { source, problem: 'it answered something else than the counters of a backend' };

async function readAddress(text: string): Promise<Reading> {
  if (!URL.canParse(text)) return { source: text, problem: 'it is no address such as http://backend:4000/metrics' };
  const { address: source, ask } = askAt(text);
  try {
    const answer = await ask({ signal: AbortSignal.timeout(LIMIT_MS) });
    const counted = await answer.text();
    return answer.ok ? readingOf(source, counted) : { source, problem: `it answered ${answer.status}` };
  } catch (error) {
    return { source, problem: fetchProblem(error) };
  }
}

/**
 * Reads counters from addresses of /metrics, or from folders. In a folder each `.prom` file holds the counters of a
 * backend, and each `.url` file holds the address of a backend, as `npm start` writes it.
 */
export async function readFigureSources(places: readonly string[]): Promise<readonly Reading[]> {
  const readings = places.map(async (place): Promise<readonly Reading[]> => {
    if (/^https?:\/\//.test(place)) return [await readAddress(place)];
    if (!existsSync(place))
      return [{ source: place, problem: 'there is no such folder, and an address begins with http://' }];
    const files = readdirSync(place).sort();
    const texts = files.filter((name) => name.endsWith('.prom')).map((name) => join(place, name));
    const addresses = files
      .filter((name) => name.endsWith('.url'))
      .map((name) => readFileSync(join(place, name), 'utf8').trim());
    return [
      ...texts.map((source) => readingOf(source, readFileSync(source, 'utf8'))),
      ...(await Promise.all(addresses.map(readAddress))),
    ];
  });
  return (await Promise.all(readings)).flat();
}
