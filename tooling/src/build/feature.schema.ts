import * as yup from 'yup';
import { deploymentSource, VARIANTS } from '@rifas/shared/deployment';

/** A text, or one per variant. */
const label = yup.lazy((value: unknown) =>
  typeof value === 'object' && value !== null
    ? yup
        .object(Object.fromEntries(VARIANTS.map((variant) => [variant, yup.string()])))
        .noUnknown()
        .required()
    : yup.string().required(),
);

/** The settings that are on or off, from the schema of deployments. */
const settings = yup.reach(deploymentSource(yup), 'settings') as yup.AnyObjectSchema;
const flags = Object.entries(settings.fields)
  .filter(([, field]) => (field as yup.AnySchema).type === 'boolean')
  .map(([name]) => name);

const gate = {
  variants: yup.array(yup.string().oneOf(VARIANTS).required()).optional(),
  setting: yup.string().oneOf(flags).optional(),
};
const path = yup
  .string()
  .matches(/^\/[\w\-/:]*$/, 'is no path: it begins with / and has no * or ?')
  .required();

/** A reading call by its name, with the fields it needs. */
const early = yup
  .array(
    yup.lazy((value: unknown) =>
      typeof value === 'string'
        ? yup.string().required()
        : yup.object({ call: yup.string().required(), fields: yup.object().required() }).noUnknown().required(),
    ),
  )
  .optional();

const route = yup
  .object({
    ...gate,
    path,
    page: yup
      .string()
      .matches(/^[\w-]+$/)
      .required(),
    access: yup.string().oneOf(['public', 'guarded']).required(),
    title: label,
    children: yup.boolean().optional(),
    signedInGoesTo: yup.string().optional(),
    shape: yup.string().oneOf(['form', 'list', 'message']).optional(),
    back: yup.boolean().optional(),
    heading: yup.lazy((value: unknown) => (value === undefined ? yup.mixed().optional() : label)),
    early,
    firstPaint: yup.boolean().optional(),
  })
  .noUnknown();

const entry = yup
  .object({
    ...gate,
    to: path,
    label,
    order: yup.number().required(),
    icon: yup.string().required(),
    call: yup.string().optional(),
  })
  .noUnknown();

const homeEntry = entry.shape({
  hint: yup.lazy((value: unknown) => (value === undefined ? yup.mixed().optional() : label)),
  figure: yup.string().optional(),
});

const widget = yup
  .object({
    ...gate,
    slot: yup.string().oneOf(['home']).required(),
    widget: yup.string().required(),
    title: label,
    order: yup.number().required(),
    quiet: yup.boolean().optional(),
    early,
  })
  .noUnknown();

/** `feature.json`, as shared/deployment/feature.ts describes it, for folders that come from elsewhere. */
export const featureSchema = yup
  .object({
    name: yup
      .string()
      .matches(/^mf-[a-z][a-z0-9-]*$/, 'has the form mf-name')
      .required(),
    contract: yup
      .string()
      .matches(/^\^?\d+\.\d+\.\d+$/, 'is a version or ^version, such as ^1.0.0')
      .required(),
    routes: yup.array(route.required()).required(),
    menu: yup.array(entry.required()).optional(),
    home: yup.array(homeEntry.required()).optional(),
    widgets: yup.array(widget.required()).optional(),
  })
  .noUnknown();
