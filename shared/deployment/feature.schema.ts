import type { Yup } from '../contracts';
import { closed } from './closed';
import { deploymentSource, VARIANTS } from './deployment.schema';
import { recordOf } from './record-of';

/** Blanks and invisible characters do not count as text: a link with only those would have no name. */
const wordsOf = (yup: Yup) => yup.string().matches(/[^\s\p{Cc}\p{Cf}]/u, 'has no words in it');

/** A text, or one per variant. A variant without its own text takes that of another one. */
const labelOf = (yup: Yup) =>
  yup.lazy((value: unknown) =>
    typeof value === 'object' && value !== null
      ? closed(yup, Object.fromEntries(VARIANTS.map((variant) => [variant, wordsOf(yup)])))
          .required()
          .test('words', 'has the words of no variant', (words) => Object.keys(words).length > 0)
      : wordsOf(yup).required(),
  );

const optionalLabelOf = (yup: Yup) =>
  yup.lazy((value: unknown) => (value === undefined ? yup.mixed().optional() : labelOf(yup)));

/** The on/off settings in the schema of deployments. */
function flags(yup: Yup): readonly string[] {
  const settings = deploymentSource(yup).describe().fields.settings as {
    readonly fields: Record<string, { type: string }>;
  };
  return Object.entries(settings.fields).flatMap(([name, { type }]) => (type === 'boolean' ? [name] : []));
}

const gateOf = (yup: Yup) => ({
  variants: yup.array(yup.string().oneOf(VARIANTS).required()).optional(),
  setting: yup.string().oneOf(flags(yup)).optional(),
});
const pathOf = (yup: Yup) =>
  yup
    .string()
    // The page's file has the name of this path.
    .max(200, 'has 200 characters at most')
    .matches(
      /^\/$|^(\/(:\w+|[\w-]+))+$/,
      'is no path: it begins with / and does not end with one, and each part is a word or :name, without *, ? and empty parts',
    )
    .required();

/** A reading call by its name, with the fields it needs. */
const earlyOf = (yup: Yup) =>
  yup
    .array(
      yup.lazy((value: unknown) =>
        typeof value === 'string'
          ? yup.string().required()
          : closed(yup, {
              call: yup.string().required(),
              fields: recordOf(yup, () => yup.string().defined()),
            }).required(),
      ),
    )
    .optional();

const routeOf = (yup: Yup) =>
  closed(yup, {
    ...gateOf(yup),
    path: pathOf(yup),
    page: yup
      .string()
      .matches(/^[\w-]+$/, 'consists of letters, digits, _ and -')
      .required(),
    access: yup.string().oneOf(['public', 'guarded']).required(),
    title: labelOf(yup),
    children: yup.boolean().optional(),
    signedInGoesTo: pathOf(yup).optional(),
    shape: yup.string().oneOf(['form', 'list', 'message']).optional(),
    back: yup.boolean().optional(),
    heading: optionalLabelOf(yup),
    early: earlyOf(yup),
    firstPaint: yup.boolean().optional(),
  });

const entryOf = (yup: Yup) =>
  closed(yup, {
    ...gateOf(yup),
    to: pathOf(yup),
    label: labelOf(yup),
    order: yup.number().required(),
    icon: yup.string().required(),
    call: yup.string().optional(),
  });

const homeEntryOf = (yup: Yup) =>
  entryOf(yup).shape({
    hint: optionalLabelOf(yup),
    figure: yup.string().optional(),
  });

const widgetOf = (yup: Yup) =>
  closed(yup, {
    ...gateOf(yup),
    slot: yup.string().oneOf(['home']).required(),
    widget: yup.string().required(),
    title: labelOf(yup),
    order: yup.number().required(),
    quiet: yup.boolean().optional(),
    early: earlyOf(yup),
  });

/**
 * Schema of `feature.json`, as described in shared/deployment/feature.ts, for files from other sources.
 * @example checkStrictly(featureSchema(yup), content, 'feature.json is not valid');
 */
export const featureSchema = (yup: Yup) =>
  closed(yup, {
    name: yup
      .string()
      .matches(/^mf-[a-z][a-z0-9-]{0,60}$/, 'has the form mf-name, with 64 characters at most')
      .required(),
    contract: yup
      .string()
      .matches(/^\^?\d+\.\d+\.\d+$/, 'is a version or ^version, such as ^1.0.0')
      .required(),
    routes: yup.array(routeOf(yup).required()).required(),
    menu: yup.array(entryOf(yup).required()).optional(),
    home: yup.array(homeEntryOf(yup).required()).optional(),
    widgets: yup.array(widgetOf(yup).required()).optional(),
  });
