import type { InferRecipe, Yup } from '../contracts';
import { VARIANTS } from '../deployment';
import { closed } from '../deployment/closed';

/**
 * Version of everything that a release of the shell and the composer exchange: the page kit, its placeholders, and the
 * early calls that the page's script reads. Raise it with any change that an older shell or an older composer would not
 * understand. Shells are released independently, so a composer may meet a kit built from other sources. It refuses an
 * unknown version.
 */
export const PAGE_KIT_VERSION = 3;

/** The versions that this composer can use: 1 is 2 without the placeholder `release`, 2 is 3 without `form`. */
const KNOWN_VERSIONS: readonly number[] = [1, 2, PAGE_KIT_VERSION];
const KNOWN_NAMES = KNOWN_VERSIONS.join(', ').replace(/, (?=\d+$)/, ' and ');

/** The shapes of a first paint. `app` is the shape of a guarded page that declares none. */
export const PAGE_SHAPES = ['form', 'list', 'message', 'app'] as const;
export type PageShape = (typeof PAGE_SHAPES)[number];

/** Placeholders for the deployment's texts, which the composer escapes, and for the markup of VOLVER. */
export const PLACEHOLDERS = {
  site: '%site%',
  heading: '%heading%',
  creator: '%creator%',
  creatorUrl: '%creatorUrl%',
  back: '%back%',
  /** Address of the shell's release, without a final slash. The style sheets and the inline scripts use it too. */
  release: '%release%',
  /** The content that a remote has drawn for a page that begins with its form. */
  page: '%page%',
} as const;

/** Id of the page's `<script type="application/json">` that holds its early calls. */
export const EARLY_CALLS_ID = 'early';

const text = (y: Yup) => y.string().defined();
const textPer = <Name extends string>(y: Yup, names: readonly Name[]) =>
  closed(
    y,
    Object.fromEntries(names.map((name) => [name, text(y)])) as Record<Name, ReturnType<typeof text>>,
  ).required();

/**
 * What a release of the shell provides for every page. The shell's build writes it; the composer reads and checks it.
 * @example pageKit(yup).validateSync(readJson('page/kit.json'), { strict: true });
 */
export const pageKit = (y: Yup) =>
  closed(y, {
    version: y.number().oneOf(KNOWN_VERSIONS).required(),
    /** The inline scripts of the page, in the order in which they run. */
    inline: y.array(y.string().required()).required(),
    /** The look of a page before any script runs. The shell's first render replaces it. */
    firstPaint: closed(y, {
      /** Style sheet per variant. */
      css: textPer(y, VARIANTS),
      /** Markup per shape, with `PLACEHOLDERS`. */
      html: textPer(y, PAGE_SHAPES),
      /** Markup above the heading of pages that have VOLVER. */
      back: text(y),
    }).required(),
    /** For pages that begin with their form (`pageForms`). Kits before version 3 have none. */
    form: closed(y, {
      /** One more inline script. It passes typed text to the form that replaces the first one. */
      script: y.string().required(),
      /** Markup around the page, with `PLACEHOLDERS`. */
      frame: y.string().required(),
    })
      .optional()
      .default(undefined),
  });
export type PageKit = InferRecipe<typeof pageKit>;
export type FirstPaint = PageKit['firstPaint'];

/**
 * What the composer writes into each page for the script that makes the early calls.
 * @example pageCalls(yup).validateSync(calls, { strict: true });
 */
export const pageCalls = (y: Yup) =>
  closed(y, {
    tokenName: y.string().required(),
    authorizationScheme: text(y),
    /** Pattern of the page's address: `/pago/:token`. */
    pattern: y.string().required(),
    calls: y
      .array(
        closed(y, {
          name: y.string().required(),
          method: y
            .string()
            .oneOf(['GET', 'POST'] as const)
            .required(),
          url: y.string().required(),
          authenticated: y.boolean().required(),
          /** `$token` stands for the stored token, `:name` for a part of the address, any other text for itself. */
          fields: y.mixed<Readonly<Record<string, string>>>().required(),
        }),
      )
      .required(),
    /** Present if the page begins with its form. */
    form: closed(y, {
      /** Names of query parameters. An address with one of them shows something else. */
      notWith: y.array(y.string().required()).required(),
      /** A visitor with a session is sent to another page. */
      signedOutOnly: y.boolean().required(),
    })
      .optional()
      .default(undefined),
  });
export type PageCalls = InferRecipe<typeof pageCalls>;

/**
 * The reason why a composer built from these sources cannot use a page kit; undefined if it can. Call it before
 * checking the schema: another version may have another shape.
 * @example whyUnknownKit({ version: 4 }, 'shell 1.4.0') // 'shell 1.4.0 brings page kit 4, and this composer knows page kit 1, 2 and 3. …'
 */
export function whyUnknownKit(kit: unknown, release: string): string | undefined {
  const version = (kit as { readonly version?: unknown } | null | undefined)?.version;
  if (typeof version === 'number' && KNOWN_VERSIONS.includes(version)) return undefined;
  const brought = typeof version === 'number' ? `page kit ${version}` : 'no page kit with a version';
  const advice =
    typeof version === 'number' && version > PAGE_KIT_VERSION
      ? 'Compose with the tooling of that release, or deploy an older shell.'
      : 'Release the shell again from newer sources.';
  return `${release} brings ${brought}, and this composer knows page kit ${KNOWN_NAMES}. ${advice}`;
}
