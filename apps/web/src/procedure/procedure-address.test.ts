import { everyProcedure } from '@ancu/ui/procedure';
import { describe, expect, it } from 'vitest';
import { openAt } from '../shell/open-at.ts';
import {
	documentHref,
	newDocumentHref,
	newProcedureHref,
	newTemplateHref,
	type ProcedureListPlace,
	procedureHref,
	procedureListHref,
	readOpen,
	readProcedureList,
	templateHref,
} from './procedure-address.ts';

describe('the address of the list of procedures', () => {
	it.each<[string, ProcedureListPlace]>([
		['/procedure', { filter: everyProcedure, page: 1 }],
		[
			'/procedure?status=FINISHED&type=DONATE&search=Long+Bi%C3%AAn&page=2',
			{ filter: { ...everyProcedure, status: 'FINISHED', type: 'DONATE', search: 'Long Biên' }, page: 2 },
		],
		['/procedure?overdue&mine', { filter: { ...everyProcedure, isOverdue: true, isWaitingForMe: true }, page: 1 }],
	])('%s is written as it is read', (href, place) => {
		expect(readProcedureList(new URL(href, 'http://here.invalid').searchParams)).toEqual(place);
		expect(procedureListHref(place)).toBe(href);
	});

	it('asks for all where it makes no sense', () => {
		expect(readProcedureList(new URLSearchParams('status=x&type=y&page=z'))).toEqual({
			filter: everyProcedure,
			page: 1,
		});
		expect(procedureListHref()).toBe('/procedure');
	});
});

it('leads to the pages around it', () => {
	expect(newProcedureHref()).toBe('/send-request');
	expect(newProcedureHref(12)).toBe('/send-request?listing=12');
	expect(procedureHref({ procedureRDId: 'a/b' })).toBe('/send-request/details/a%2Fb');
	expect(templateHref('BUY')).toBe('/procedure-template?type=BUY');
	expect(templateHref('BUY', 't1')).toBe('/procedure-template?type=BUY&id=t1');
	expect(newTemplateHref('DONATE')).toBe('/procedure-template?type=DONATE&new');
	expect(documentHref()).toBe('/procedure-document');
	expect(documentHref('a/b')).toBe('/procedure-document?id=a%2Fb');
});

describe('what is open at an address of templates or documents', () => {
	const at = (href: string) => openAt(new URL(href, 'http://here.invalid'), readOpen);
	it.each([
		['one and their list', templateHref('BUY', 'a'), templateHref('BUY')],
		['a new one and their list', newTemplateHref('BUY'), templateHref('BUY')],
		['one and another', templateHref('BUY', 'a'), templateHref('BUY', 'b')],
		['a document and their list', documentHref('a'), documentHref()],
		['a new document and their list', newDocumentHref, documentHref()],
	])('are two: %s', (_name, one, other) => {
		expect(at(one)).not.toBe(at(other));
		expect(at(one)).toBe(at(`${one}#phi`));
	});
});
