import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

const ALGORITHM = 'AWS4-HMAC-SHA256';
const SKEW_MS_MAX = 15 * 60 * 1000;
const MUST_BE_SIGNED = ['host', 'x-amz-content-sha256', 'x-amz-date'];

/** A request as it came. */
export interface SignedRequest {
	method: string;
	/** Path and query, as they were sent. */
	url: string;
	/** Names in small letters. */
	headers: Record<string, string | string[] | undefined>;
	body: Uint8Array;
}

export interface Verifier {
	accessKey: string;
	secretKey: string;
	now: Date;
}

/** Why a request is refused: an error code of S3, or nothing when its signature is right. */
export type Refusal =
	| 'AccessDenied'
	| 'AuthorizationHeaderMalformed'
	| 'InvalidAccessKeyId'
	| 'MissingSecurityHeader'
	| 'RequestTimeTooSkewed'
	| 'SignatureDoesNotMatch'
	| 'XAmzContentSHA256Mismatch';

/**
 * Checks AWS Signature Version 4 in the authorization header, the body included. The algorithm:
 * docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html
 */
export function findRefusal(request: SignedRequest, { accessKey, secretKey, now }: Verifier): Refusal | undefined {
	const given = headerOf(request, 'authorization');
	if (!given) return 'AccessDenied';
	const parts = /^AWS4-HMAC-SHA256 Credential=([^,\s]+),\s*SignedHeaders=([^,\s]+),\s*Signature=([0-9a-f]{64})$/.exec(
		given,
	);
	const [key, day, region, service, end, ...more] = parts?.[1]?.split('/') ?? [];
	const [signedHeaders, signature] = [parts?.[2]?.split(';'), parts?.[3]];
	if (!signedHeaders || !signature || !day || !region || service !== 's3' || end !== 'aws4_request' || more.length > 0)
		return 'AuthorizationHeaderMalformed';
	if (key !== accessKey) return 'InvalidAccessKeyId';

	const moment = headerOf(request, 'x-amz-date');
	const hash = headerOf(request, 'x-amz-content-sha256');
	if (!moment || !hash || !MUST_BE_SIGNED.every((name) => signedHeaders.includes(name))) return 'MissingSecurityHeader';
	const time = readTime(moment);
	if (time === undefined || moment.slice(0, 8) !== day) return 'AuthorizationHeaderMalformed';
	if (Math.abs(now.getTime() - time) > SKEW_MS_MAX) return 'RequestTimeTooSkewed';

	const scope = `${day}/${region}/${service}/${end}`;
	const text = [ALGORITHM, moment, scope, sha256(canonicalRequest(request, signedHeaders, hash))].join('\n');
	const expected = [day, region, service, end, text].reduce<Uint8Array>(
		(secret, part) => createHmac('sha256', secret).update(part).digest(),
		Buffer.from(`AWS4${secretKey}`),
	);
	if (!timingSafeEqual(expected, Buffer.from(signature, 'hex'))) return 'SignatureDoesNotMatch';
	return sha256(request.body) === hash ? undefined : 'XAmzContentSHA256Mismatch';
}

function canonicalRequest(request: SignedRequest, signedHeaders: string[], hash: string): string {
	const { pathname, searchParams } = new URL(request.url, 'http://store');
	// By name, then by value: the zero byte sorts before every sign that a name can go on with.
	const query = [...searchParams]
		.map((pair) => pair.map(encode).join('\0'))
		.sort()
		.map((pair) => pair.replace('\0', '='));
	const headers = signedHeaders.map(
		(name) => `${name}:${headerOf(request, name)?.trim().replace(/\s+/g, ' ') ?? ''}\n`,
	);
	const path = decodeURIComponent(pathname).split('/').map(encode).join('/');
	return [request.method, path, query.join('&'), headers.join(''), signedHeaders.join(';'), hash].join('\n');
}

/** RFC 3986: everything but letters, digits and `-._~`. */
function encode(text: string): string {
	return encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
}

function headerOf({ headers }: SignedRequest, name: string): string | undefined {
	const value = headers[name];
	return Array.isArray(value) ? value.join(',') : value;
}

/** Milliseconds of a moment like `20130524T000000Z`. */
function readTime(text: string): number | undefined {
	const parts = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(text)?.slice(1);
	const time = parts && Date.parse(`${parts.slice(0, 3).join('-')}T${parts.slice(3).join(':')}Z`);
	return time === undefined || Number.isNaN(time) ? undefined : time;
}

function sha256(content: string | Uint8Array): string {
	return createHash('sha256').update(content).digest('hex');
}
