import type { AnyContract } from '@rifas/shared/contracts';
import { encodeForm } from '@rifas/shared/http';
import { fillMark } from '../../lib/marked-text';
import { callNameOf } from './api-contracts';
import { contractsInOrder, WRITTEN, type CallWords } from './calls';
import { envelopeOf, exampleOf } from './openapi';

const MARK = { start: '<!-- calls: written by npm run api, do not edit -->', end: '<!-- end of the calls -->' };

/** The form body, with brackets and accents decoded for readers. */
const readableForm = (contract: AnyContract): string => {
  const body = exampleOf(callNameOf(contract)).request as Parameters<typeof encodeForm>[0];
  return decodeURIComponent(encodeForm(body).toString().replaceAll('+', ' '));
};

function request(contract: AnyContract): string {
  const { method, path, authenticated, encoding } = contract;
  const [type, body] =
    encoding === 'form'
      ? ['application/x-www-form-urlencoded', readableForm(contract)]
      : ['multipart/form-data; boundary=…', 'the file as the part `image`'];
  return [
    '```http',
    `${method} /${path}`,
    ...(authenticated ? ['Authorization: <token>'] : []),
    ...(method === 'GET' ? [] : [`Content-Type: ${type}`, '', body]),
    '```',
  ].join('\n');
}

function need({ extension, base }: AnyContract, { only }: CallWords): string {
  const which = base === 'api' ? '' : ` Base \`${base}\`.`;
  if (extension) return `_Optional: without it the site does not show the feature._${which}`;
  return `_${only ? `Needed by ${only}` : 'Required'}._${which}`;
}

function refusals({ refusals: list = [] }: CallWords): readonly string[] {
  const lines = list.map(({ when, answer, reads }) => {
    const refusal = JSON.stringify({ status: 'error', ...answer });
    return `- ${when}: \`${refusal}\`. The person reads "${reads}"`;
  });
  return lines.length === 0 ? [] : ['It may refuse with:', lines.join('\n')];
}

function call(contract: AnyContract): string {
  const words = WRITTEN.calls[callNameOf(contract)];
  return [
    `#### ${contract.method} ${contract.path}`,
    `${words.summary} ${need(contract, words)}`,
    ...(words.note ? [words.note] : []),
    request(contract),
    `\`\`\`json\n${JSON.stringify(envelopeOf(contract), null, 2)}\n\`\`\``,
    ...refusals(words),
  ].join('\n\n');
}

/** The documentation of every call, with the contract's example. */
const callsText = (): string =>
  WRITTEN.document.tags
    .map(({ name }) => {
      const own = contractsInOrder.filter((contract) => WRITTEN.calls[callNameOf(contract)].group === name);
      return [`### ${name}`, ...own.map(call)].join('\n\n');
    })
    .join('\n\n');

/** The guide with regenerated calls. @throws Error where the markers for them are missing */
export function withCalls(guide: string): string {
  const written = fillMark(guide, MARK, `\n${callsText()}\n`);
  if (written === undefined)
    throw new Error(`docs/your-api.md has no place for the calls: '${MARK.start}' and '${MARK.end}'.`);
  return written;
}
