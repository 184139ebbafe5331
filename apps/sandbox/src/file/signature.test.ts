import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { findRefusal, type SignedRequest } from './signature.ts';

// The examples of docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html, with the keys published there.
const verifier = {
	accessKey: 'AKIAIOSFODNN7EXAMPLE',
	secretKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
	now: new Date('2013-05-24T00:00:00Z'),
};

function signed(
	method: string,
	url: string,
	{ headers = {}, body = '', signature }: { headers?: Record<string, string>; body?: string; signature: string },
): SignedRequest {
	const all: Record<string, string> = {
		host: 'examplebucket.s3.amazonaws.com',
		'x-amz-content-sha256': createHash('sha256').update(body).digest('hex'),
		'x-amz-date': '20130524T000000Z',
		...headers,
	};
	const credential = 'AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request';
	const names = Object.keys(all).sort().join(';');
	const authorization = `AWS4-HMAC-SHA256 Credential=${credential},SignedHeaders=${names},Signature=${signature}`;
	return { method, url, headers: { ...all, authorization }, body: Buffer.from(body) };
}

const get = () =>
	signed('GET', '/test.txt', {
		headers: { range: 'bytes=0-9' },
		signature: 'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
	});
const put = () =>
	signed('PUT', '/test%24file.text', {
		headers: { date: 'Fri, 24 May 2013 00:00:00 GMT', 'x-amz-storage-class': 'REDUCED_REDUNDANCY' },
		body: 'Welcome to Amazon S3.',
		signature: '98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd',
	});
const list = () =>
	signed('GET', '/?max-keys=2&prefix=J', {
		signature: '34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7',
	});
const lifecycle = () =>
	signed('GET', '/?lifecycle', {
		signature: 'fea454ca298b7da1c68078a5d1bdbfbbe0d65c699e0f91ac7a200a0136783543',
	});

describe('the signature of a request', () => {
	it.each([
		['GET', get],
		['PUT', put],
		['a list', list],
		['GET with a bare parameter', lifecycle],
	])('is right in the published example: %s', (_name, request) => {
		expect(findRefusal(request(), verifier)).toBeUndefined();
	});

	it.each<[string, Partial<SignedRequest>]>([
		['another method', { method: 'DELETE' }],
		['another address', { url: '/test.txt2' }],
		['a parameter more', { url: '/test.txt?acl' }],
	])('is wrong for %s', (_name, change) => {
		expect(findRefusal({ ...get(), ...change }, verifier)).toBe('SignatureDoesNotMatch');
	});

	it.each(['host', 'range'])('is wrong when %s was changed on the way', (name) => {
		const request = get();
		request.headers[name] = 'changed';
		expect(findRefusal(request, verifier)).toBe('SignatureDoesNotMatch');
	});

	it('is wrong with another secret, and unknown with another key', () => {
		expect(findRefusal(get(), { ...verifier, secretKey: 'another' })).toBe('SignatureDoesNotMatch');
		expect(findRefusal(get(), { ...verifier, accessKey: 'another' })).toBe('InvalidAccessKeyId');
	});

	it('does not fit to another body', () => {
		expect(findRefusal({ ...put(), body: Buffer.from('changed') }, verifier)).toBe('XAmzContentSHA256Mismatch');
	});

	it.each([
		['2013-05-24T00:15:00Z', undefined],
		['2013-05-24T00:15:01Z', 'RequestTimeTooSkewed'],
		['2013-05-23T23:44:59Z', 'RequestTimeTooSkewed'],
	])('counts for a quarter of an hour: %s', (now, refusal) => {
		expect(findRefusal(get(), { ...verifier, now: new Date(now) })).toBe(refusal);
	});

	it('is asked for', () => {
		const request = get();
		delete request.headers.authorization;
		expect(findRefusal(request, verifier)).toBe('AccessDenied');
		request.headers.authorization = 'Bearer token';
		expect(findRefusal(request, verifier)).toBe('AuthorizationHeaderMalformed');
	});

	it.each(['x-amz-content-sha256', 'x-amz-date'])('must come with %s', (name) => {
		const request = get();
		delete request.headers[name];
		expect(findRefusal(request, verifier)).toBe('MissingSecurityHeader');
	});

	it('must cover host, date and the hash of the body', () => {
		const request = get();
		const { authorization } = request.headers;
		request.headers.authorization = String(authorization).replace('x-amz-content-sha256;', '');
		expect(findRefusal(request, verifier)).toBe('MissingSecurityHeader');
	});

	it('takes no body that was left unsigned', () => {
		const request = get();
		request.headers['x-amz-content-sha256'] = 'UNSIGNED-PAYLOAD';
		expect(findRefusal(request, verifier)).toBe('SignatureDoesNotMatch');
	});
});
