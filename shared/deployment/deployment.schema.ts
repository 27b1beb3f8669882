import type { InferRecipe, Yup } from '../contracts';
import { DISPLAY_MODES, VARIANTS } from '../domain';
import { closed } from './closed';
import { recordOf } from './record-of';

// The names under which remotes import them.
export { DISPLAY_MODES as MODES, VARIANTS, type DisplayMode as Mode, type Variant } from '../domain';

/** Without https:// a browser would read it as a page of this site. Empty if the field allows it. */
const address = (y: Yup) =>
  y.string().matches(/^(\/|https?:\/\/[^/\s])\S*$/, {
    excludeEmptyString: true,
    message: ({ value }: { value: string }) =>
      `an address begins with / or https://, and has no spaces, not '${value}'`,
  });

const mailbox = (y: Yup) =>
  y.string().matches(/^[^@\s]+@[^@\s]+$/, {
    excludeEmptyString: true,
    message: ({ value }: { value: string }) => `'${value}' is no mailbox`,
  });

/** Flags and amounts, under the customer's names. Amounts are in currency units. */
const settings = (y: Yup) =>
  closed(y, {
    /** Tickets per raffle. */
    cantidadTalones: y.number().integer().min(1).required(),
    /** In dtyt the price of a ticket that is loaded without one, and of a ticket that is still to sell. */
    costoTalon: y.number().positive().required(),
    /** ISO 4217 numeric code sent to the gateway. */
    moneda: y
      .string()
      .matches(/^\d{3}$/, 'is the number of a currency, with three digits, such as 840')
      .required(),
    simboloMoneda: y.string().required(),
    /** Lets the seller choose to absorb the surcharge (docs/rules.md, "Surcharge"). */
    asumirRecargo: y.boolean().required(),
    mostrarResumen: y.boolean().required(),
    mostrarDepositosBancarios: y.boolean().required(),
    preguntarNombreComprador: y.boolean().required(),
    preguntarCelularComprador: y.boolean().required(),
    preguntarDepartamentoComprador: y.boolean().required(),
    preguntarTipoTarjeta: y.boolean().required(),
    /** Fixed prices per ticket of the ccee variant (docs/rules.md, "Card prices of ccee"). */
    precioCredito: y.number().positive().required(),
    precioDebito: y.number().positive().required(),
    /** Which buyer fields the cash registration asks for. */
    contado: closed(y, {
      nombre: y.boolean().required(),
      email: y.boolean().required(),
      celular: y.boolean().required(),
      departamento: y.boolean().required(),
    }).required(),
  });
export type Settings = InferRecipe<typeof settings>;

const links = (y: Yup) =>
  closed(y, {
    manual: address(y).required(),
    contactMail: mailbox(y).required(),
    supportMail: mailbox(y).required(),
    /** The link's token is appended to it. It may be relative to the site. */
    paymentLinkBase: address(y).required(),
    /**
     * The address to which init-payment's token is posted; empty for the API's own payment page
     * (docs/rules.md, "Card gateway").
     */
    gatewayUrl: address(y).defined(),
    creator: closed(y, { name: y.string().required(), url: address(y).required() }).required(),
  });

const bases = (y: Yup) =>
  closed(y, {
    api: address(y).defined(),
    auth: address(y).defined(),
    upload: address(y).defined(),
    geopay: address(y).defined(),
  });
export type Bases = InferRecipe<typeof bases>;

const session = (y: Yup) =>
  closed(y, {
    /** Name of the token in localStorage. */
    tokenName: y.string().required(),
    /** Written before the token in Authorization. If empty, the token is sent alone. */
    authorizationScheme: y.string().defined(),
  });

/** `altcha` is self-hosted; `script` is any provider with `render(container, {sitekey, callback})` (docs/rules.md, "Captcha"). */
const captcha = (y: Yup) =>
  closed(y, {
    provider: y.string().oneOf(['altcha', 'script']).required(),
    /** Name of the additional field in init-payment. */
    field: y.string().required(),
    challengeUrl: address(y).optional(),
    scriptUrl: address(y).optional(),
    /** The global that carries `render`, such as `grecaptcha`, `hcaptcha` or `turnstile`. */
    globalName: y.string().optional(),
    sitekey: y.string().optional(),
  })
    .nullable()
    .default(null);
export type Captcha = InferRecipe<typeof captcha>;

/**
 * The content of deployments/<name>.json, which ops write.
 * @example deploymentSource(yup).validateSync(content, { abortEarly: false, strict: true });
 */
export const deploymentSource = (y: Yup) =>
  closed(y, {
    name: y
      .string()
      .matches(/^[a-z][a-z0-9-]*$/, 'consists of small letters, digits and -, and begins with a letter')
      .required(),
    title: y.string().required(),
    variant: y.string().oneOf(VARIANTS).required(),
    mode: y.string().oneOf(DISPLAY_MODES).required(),
    settings: settings(y).required(),
    links: links(y).required(),
    bases: bases(y).required(),
    session: session(y).required(),
    captcha: captcha(y),
    /** The address that receives load timings and failures (navigator.sendBeacon); null sends nothing. */
    telemetryUrl: address(y).nullable().default(null),
    /** Allows /__status. */
    statusPage: y.boolean().default(false),
    /**
     * Allows previews of releases at separate addresses of the site (docs/ops.md, "Previews"). Default: no previews.
     */
    previews: y.boolean().optional(),
    /** Origins from which the status page may load a remote instead of its release, for one tab. Default: none. */
    overrides: y
      .array(
        y
          .string()
          .matches(/^https?:\/\/[^/\s;,'"]+$/, 'is no origin, such as https://rifas.example')
          .required(),
      )
      .optional(),
    /** The release of each application that this deployment runs: a version, or 'local' for the local build. */
    remotes: recordOf(y, () => y.string().required()),
    /** Other origins that pages may use (CSP): API, captcha, gateway. */
    origins: closed(y, {
      connect: y.array(y.string().required()).default([]),
      script: y.array(y.string().required()).default([]),
      frame: y.array(y.string().required()).default([]),
      form: y.array(y.string().required()).default([]),
    }).default({ connect: [], script: [], frame: [], form: [] }),
  });
export type DeploymentSource = Omit<InferRecipe<typeof deploymentSource>, 'remotes'> & {
  remotes: Record<string, string>;
};
