import { errorMessage } from '../../lib/error-code';

export interface BucketPlace {
  readonly bucket: string;
  /** The address of a server that is not Amazon's. */
  readonly endpoint: string | undefined;
  readonly region: string;
}

/** What the client throws: a name and a status of the server, or a system error code where it could not be reached. */
interface Thrown {
  readonly name?: string;
  readonly Code?: string;
  readonly code?: string;
  readonly $metadata?: { readonly httpStatusCode?: number };
  /** One error for each address of a name that Node tried. */
  readonly errors?: readonly Thrown[];
}

export const statusOf = (error: unknown): number | undefined =>
  (error as Thrown | undefined)?.$metadata?.httpStatusCode;

/** The server's own name for the error, such as NoSuchBucket. */
export const nameOf = (error: unknown): string =>
  (error as Thrown | undefined)?.Code ?? (error as Thrown | undefined)?.name ?? '';

const systemCode = (error: unknown): string => {
  const { code, errors = [] } = (error ?? {}) as Thrown;
  return code ?? errors.find((each) => each.code !== undefined)?.code ?? '';
};

const UNREACHABLE: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'nobody answers there',
  ENOTFOUND: 'there is no server of that name',
  EAI_AGAIN: 'its name cannot be looked up now',
  ETIMEDOUT: 'it does not answer in time',
  // The client's own error name.
  TimeoutError: 'it does not answer in time',
  ECONNRESET: 'it breaks the connection off',
  EHOSTUNREACH: 'there is no way to it from here',
  ENETUNREACH: 'there is no network here',
  CERT_HAS_EXPIRED: 'its certificate has expired',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'its certificate is signed by nobody whom this machine trusts',
  SELF_SIGNED_CERT_IN_CHAIN: 'its certificate is signed by nobody whom this machine trusts',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'its certificate is signed by nobody whom this machine trusts',
};

type Words = (place: BucketPlace) => string;

const WRONG_KEY: Words = () =>
  'the credentials are none that it knows. Look at AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY';
const OLD_KEY: Words = () => 'the credentials have expired. Get new ones';
const OTHER_REGION: Words = ({ region }) => `it lies in another region than ${region}. Name its own in AWS_REGION`;
const BUSY: Words = () => 'the server had too much to do, each time it was asked. Try again later';

const BY_NAME: Readonly<Record<string, Words>> = {
  NoSuchBucket: ({ bucket }) => `there is no bucket ${bucket}. Make it first, or name another in --storage`,
  AccessDenied: () => 'the credentials do not allow that. Ops need GetObject, PutObject, DeleteObject and ListBucket',
  Forbidden: () => 'the credentials do not allow that. Ops need GetObject, PutObject, DeleteObject and ListBucket',
  InvalidAccessKeyId: WRONG_KEY,
  SignatureDoesNotMatch: WRONG_KEY,
  ExpiredToken: OLD_KEY,
  TokenRefreshRequired: OLD_KEY,
  InvalidToken: OLD_KEY,
  CredentialsProviderError: () =>
    'no credentials were found here. Set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, or what other AWS tools read',
  RequestTimeTooSkewed: () => "this machine's clock is wrong. Set it",
  PermanentRedirect: OTHER_REGION,
  AuthorizationHeaderMalformed: OTHER_REGION,
  IllegalLocationConstraintException: OTHER_REGION,
  EndpointError: () => 'AWS_ENDPOINT_URL is no address such as https://s3.example',
  SlowDown: BUSY,
  ServiceUnavailable: BUSY,
};

/** Describes a bucket's error and what to do about it. @param doing such as 'read sites/dtyt/current' */
export function bucketProblem(error: unknown, doing: string, place: BucketPlace): string {
  const { bucket, endpoint } = place;
  const where = `s3://${bucket}${endpoint === undefined ? '' : ` at ${endpoint}`}`;
  const unreachable = UNREACHABLE[systemCode(error)] ?? UNREACHABLE[nameOf(error)];
  if (unreachable !== undefined) return `${where} cannot be reached to ${doing}: ${unreachable}.`;
  const status = statusOf(error);
  const words = BY_NAME[nameOf(error)] ?? (status === undefined || status < 500 ? undefined : BUSY);
  if (words) return `${where} refuses to ${doing}: ${words(place)}.`;
  const said = [status === undefined ? '' : String(status), nameOf(error), errorMessage(error)].filter(Boolean);
  return `${where} failed to ${doing}: ${[...new Set(said)].join(' ')}`;
}
