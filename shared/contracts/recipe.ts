import type * as yup from 'yup';

/**
 * The part of yup that form and deployment schemas are written with. Schemas are recipes, functions of this namespace, so
 * that a page can start without the library: the browser loads yup with the first validation.
 */
export type Yup = Pick<
  typeof yup,
  'array' | 'boolean' | 'lazy' | 'mixed' | 'number' | 'object' | 'ref' | 'string' | 'tuple'
>;

export type SchemaRecipe<Value> = (y: Yup) => yup.Schema<Value>;

export type InferRecipe<Recipe extends (y: Yup) => yup.AnySchema> = yup.InferType<ReturnType<Recipe>>;
