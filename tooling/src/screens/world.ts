import { setTimeout as wait } from 'node:timers/promises';
import type { DeploymentSource } from '@rifas/shared/deployment';

const PASSWORD = 'Rifas2026!';

type Fields = readonly (readonly [name: string, value: string])[];

interface Ticket {
  readonly id: number;
  readonly Numero: string;
  readonly Estado: string;
}

export interface Mail {
  readonly id: number;
  readonly subject: string;
  readonly text: string;
}

const BUYER = {
  Nombre: 'Rosa',
  Apellido: 'Pérez Olivera',
  Email: 'rosa.perez@example.com',
  Celular: '099 123 456',
  Departamento: 'Salto',
} as const;

/** What happens in a site out of the browser, before a picture is taken: links made, sales paid, mails sent. */
export interface World {
  readonly url: string;
  readonly variant: DeploymentSource['variant'];
  readonly mode: DeploymentSource['mode'];
  readonly tokenName: string;
  readonly tokenOf: (email: string) => Promise<string>;
  /** A link for the last whole raffles of a seller that are pending. @returns its token */
  readonly makeLink: (options?: { raffles?: number; email?: string }) => Promise<string>;
  /** The raffles of a seller of which every ticket waits for its payment. */
  readonly pending: (email?: string) => Promise<readonly (readonly Ticket[])[]>;
  readonly call: (path: string, fields?: Fields, email?: string) => Promise<unknown>;
  /** The newest mails to an address, once there is one. */
  readonly mailTo: (address: string) => Promise<Mail>;
}

export function worldOf(url: string, { variant, mode, session }: DeploymentSource): World {
  const tokens = new Map<string, Promise<string>>();
  const send = async (path: string, fields?: Fields, token?: string): Promise<Record<string, unknown>> => {
    const body = fields && new URLSearchParams(fields.map(([name, value]) => [name, value]));
    const sent = await fetch(new URL(path, url), {
      headers: token ? { Authorization: token } : {},
      ...(body ? { method: 'POST', body } : {}),
    });
    const envelope = (await sent.json()) as Record<string, unknown>;
    if (envelope['status'] !== 'success') throw new Error(`${path}: ${JSON.stringify(envelope)}`);
    return envelope;
  };
  const login = async (email: string): Promise<string> => {
    const fields = { email, password: PASSWORD, getHash: 'false', type: 'student-rifas' };
    return String((await send('/auth/login', Object.entries(fields)))['token']);
  };
  // Calls of a script have a token of their own: a page replaces the one that it begins with.
  const tokenOf = (email: string): Promise<string> => {
    const token = tokens.get(email) ?? login(email);
    tokens.set(email, token);
    return token;
  };
  const call: World['call'] = async (path, fields, email = 'mucho@example.com') =>
    (await send(path, fields, await tokenOf(email)))['data'];
  const pending: World['pending'] = async (email) => {
    const all = (await call('/api/talon/get-by-pasajero', undefined, email)) as readonly (readonly Ticket[])[];
    return all.filter((raffle) => raffle.every(({ Estado }) => Estado === 'Pendiente de Pago'));
  };
  return {
    url,
    variant,
    mode,
    tokenName: session.tokenName,
    tokenOf: login,
    call,
    pending,
    makeLink: async ({ raffles = 1, email } = {}) => {
      const chosen = (await pending(email)).slice(-raffles).flat();
      const fields: Fields = [
        ...Object.entries(BUYER),
        ...chosen.map(({ id }) => ['talones[]', String(id)] as const),
        ['status', 'Pendiente de pago'],
        ['asumirRecargo', 'false'],
      ];
      const token = await call('/api/talon/generate-link', fields, email);
      return String(token);
    },
    mailTo: async (address) => {
      for (let tries = 0; tries < 100; tries += 1) {
        const path = `/sandbox/mailbox.json?para=${encodeURIComponent(address)}`;
        const [newest] = (await send(path))['data'] as readonly Mail[];
        if (newest) return newest;
        await wait(100);
      }
      throw new Error(`No mail to ${address} arrived.`);
    },
  };
}
