import { existsSync } from 'node:fs';
import { join } from 'node:path';
import * as yup from 'yup';
import { checkStrictly } from '@rifas/shared/deployment/check-strictly';
import { readJson } from '../lib/json';
import { BUILD_FILE, type BuildDescription } from './build-description';

const text = yup.string().required();

const description = yup
  .object({
    format: yup.number().oneOf([1]).required(),
    sdk: text,
    tool: text,
    parts: yup.lazy((value: unknown) =>
      yup
        .object(Object.fromEntries(Object.keys(Object(value)).map((name) => [name, yup.array(text).required()])))
        .required(),
    ),
    packages: yup
      .array(yup.object({ name: text, version: text, licence: yup.string().defined() }).required())
      .required(),
  })
  .required();

/**
 * What a build reports about its folder; undefined where it wrote no description.
 * @param files the files of the folder: a part that names any other is an error
 * @throws Error that names every wrong field
 */
export function readBuildDescription(folder: string, files: readonly string[]): BuildDescription | undefined {
  const file = join(folder, BUILD_FILE);
  if (!existsSync(file)) return undefined;
  const described = checkStrictly(description, readJson(file), `${BUILD_FILE} is not valid`) as BuildDescription;
  const missing = Object.values(described.parts)
    .flat()
    .find((path) => !files.includes(path));
  if (missing !== undefined) throw new Error(`${BUILD_FILE} names ${missing}, which the folder does not hold.`);
  return described;
}
