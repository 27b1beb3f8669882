/** The few calls that a benchmark needs before a browser opens. */
export interface DemoApi {
  readonly logIn: (email: string) => Promise<string>;
  /** Path of a pay page for one pending ticket of the seller. */
  readonly makeLink: (email: string) => Promise<string>;
  /** Ids of what the seller of the token can sell. */
  readonly pendingTickets: (token: string) => Promise<readonly number[]>;
  /** Ids of the seller's bank deposits. */
  readonly deposits: (token: string) => Promise<readonly number[]>;
}

interface Answer {
  readonly token?: string;
  readonly data?: unknown;
}

interface DemoTicket {
  readonly id: number;
  readonly Estado: string;
}

export function demoApi(siteUrl: string): DemoApi {
  const send = async (path: string, body: Record<string, string> | undefined, token = ''): Promise<Answer> => {
    const response = await fetch(`${siteUrl}/${path}`, {
      ...(body ? { method: 'POST', body: new URLSearchParams(body) } : {}),
      headers: token ? { Authorization: token } : {},
    });
    if (!response.ok) throw new Error(`${path} answered ${response.status}`);
    return (await response.json()) as Answer;
  };
  const logIn = async (email: string) => {
    const { token } = await send('auth/login', {
      email,
      password: 'Rifas2026!',
      getHash: 'false',
      type: 'student-rifas',
    });
    if (!token) throw new Error(`${email} could not log in`);
    return token;
  };
  const pendingTickets = async (token: string) => {
    const { data } = await send('api/talon/get-by-pasajero', undefined, token);
    return (data as DemoTicket[][]).flat().flatMap(({ id, Estado }) => (Estado === 'Pendiente de Pago' ? [id] : []));
  };
  const deposits = async (token: string) => {
    const { data } = await send('api/pasajero/get-depositos-registros', undefined, token);
    return (data as { id: number }[]).map(({ id }) => id);
  };
  const makeLink = async (email: string) => {
    const token = await logIn(email);
    const [ticket] = await pendingTickets(token);
    if (ticket === undefined) throw new Error(`${email} has nothing to sell`);
    const buyer = {
      Nombre: 'Lucía',
      Apellido: 'Fernández',
      Email: 'lucia@example.com',
      Celular: '099123456',
      Departamento: '',
    };
    const link = await send(
      'api/talon/generate-link',
      { ...buyer, 'talones[]': String(ticket), status: 'Pendiente de pago', asumirRecargo: 'false' },
      token,
    );
    return `/pago/${String(link.data)}`;
  };
  return { logIn, makeLink, pendingTickets, deposits };
}
