import { createRequire } from 'node:module';
import { formatDate, formatDateTime, formatNumber, type Locale, languageTag } from '@ancu/forms/format';
import { findLandCode, SIGNATURE_PRINTED, totalOf, writeCheckCode, zoneName } from '@ancu/forms/planning';
import PDFDocument from 'pdfkit';
import type { PlanningAnswerRow } from './planning-answer.repository.ts';
import { plotOf, verdictOf } from './planning-answer-verdict.ts';
import { planningText } from './planning-texts.ts';

/** What a document says besides its answer. */
export interface DocumentFrame {
	/** Number of the planning check. */
	number: number;
	locale: Locale;
	/** Where anybody verifies it: `https://…/verify/7K3M91XDQ02W`. */
	verifyUrl: string;
}

const MARGIN = 50;
const INK = '#1a1f1c';
const QUIET = '#57605b';
const LINE = '#c9d0cc';

const cells: PDFKit.Mixins.CellStyle = {
	border: { top: 0, right: 0, bottom: 0.5, left: 0 },
	borderColor: LINE,
	padding: 4,
	align: { x: 'left', y: 'center' },
};

/** What names a column, and what names a row, to whoever has the document read out. */
const columnHead = { type: 'TH', scope: 'Column' } as const;
const rowHead = { type: 'TH', scope: 'Row' } as const;

const require = createRequire(import.meta.url);
const font = (file: string) => require.resolve(`@expo-google-fonts/be-vietnam-pro/${file}.ttf`);

/** Writes an answer as a PDF. The same answer always becomes the same bytes. */
export async function drawDocument(
	answer: PlanningAnswerRow,
	{ number, locale, verifyUrl }: DocumentFrame,
): Promise<Uint8Array<ArrayBuffer>> {
	const text = (key: string, params: Record<string, string | number> = {}) =>
		planningText(`document.${key}`, params, locale);
	const plot = plotOf(answer, locale);
	const doc = new PDFDocument({
		size: 'A4',
		margin: MARGIN,
		pdfVersion: '1.7',
		lang: languageTag(locale),
		tagged: true,
		displayTitle: true,
		info: {
			Title: `${text('title')} · ${plot}`,
			Author: 'An Cư',
			Keywords: `${answer.check_code} ${answer.signature}`,
			CreationDate: answer.created_at,
			ModDate: answer.created_at,
		},
	});
	const chunks: Buffer[] = [];
	doc.on('data', (chunk: Buffer) => chunks.push(chunk));
	const end = new Promise((resolve, reject) => doc.once('end', resolve).once('error', reject));
	doc.registerFont('text', font('400Regular/BeVietnamPro_400Regular'));
	doc.registerFont('strong', font('600SemiBold/BeVietnamPro_600SemiBold'));

	const root = doc.struct('Document');
	doc.addStructure(root);
	const write = (tag: string, words: string, { size = 10, name = 'text', colour = INK, gap = 4 } = {}) => {
		root.add(
			doc.struct(tag, {}, () => {
				doc.font(name).fontSize(size).fillColor(colour).text(words, MARGIN, doc.y, { lineGap: 2, paragraphGap: gap });
			}),
		);
	};
	const heading = (words: string, room = 80) => {
		// A heading stays with what it is of.
		if (doc.y + room > doc.page.maxY()) doc.addPage();
		doc.y += 8;
		write('H2', words, { size: 12, name: 'strong', gap: 4 });
	};
	const table = (...columnStyles: (number | '*')[]) => {
		doc.font('text').fontSize(10).fillColor(INK);
		// `structParent` came after the types did.
		return doc.table({ columnStyles, defaultStyle: cells, structParent: root } as PDFKit.Mixins.TableOptions);
	};

	write('P', 'An Cư', { name: 'strong', colour: QUIET });
	write('H1', text('title'), { size: 20, name: 'strong' });
	write('P', plot, { size: 12, name: 'strong' });
	const at = formatDateTime(answer.created_at.toISOString(), locale);
	write('P', text('number', { number, version: answer.version, at }), { colour: QUIET });

	heading(text('verdict'));
	write('P', verdictOf(answer, locale));

	heading(text('zones'));
	const percent = (value: number) => formatNumber(value, locale, 1);
	const figures = { align: { x: 'right', y: 'center' } } as const;
	const zones = table(70, '*', 95, 75);
	const strong = { font: { src: 'strong' } };
	zones.row([
		{ ...strong, ...columnHead, text: text('code') },
		{ ...strong, ...columnHead, text: text('kind') },
		{ ...strong, ...figures, ...columnHead, text: text('area') },
		{ ...strong, ...figures, ...columnHead, text: text('percent') },
	]);
	for (const zone of answer.zones)
		zones.row([
			{ text: zone.landCode, backgroundColor: findLandCode(zone.landCode)?.colour ?? '#FFFFFF' },
			zoneName(zone, locale),
			{ ...figures, text: formatNumber(zone.area, locale) },
			{ ...figures, text: percent(zone.percent) },
		]);
	zones.row([
		{ ...strong, ...rowHead, colSpan: 2, text: text('whole') },
		{ ...strong, ...figures, text: formatNumber(totalOf(answer.zones.map(({ area }) => area)), locale) },
		{ ...strong, ...figures, text: percent(100) },
	]);
	zones.end();

	heading(text('facts'));
	const facts = table(170, '*');
	for (const [key, value] of factsOf(answer, locale))
		facts.row([{ ...rowHead, text: text(key), textColor: QUIET }, value]);
	facts.end();

	heading(text('verify'), 145);
	const proof = table(170, '*');
	proof.row([
		{ ...rowHead, text: text('checkCode'), textColor: QUIET },
		{ ...strong, text: writeCheckCode(answer.check_code) },
	]);
	proof.row([{ ...rowHead, text: text('address'), textColor: QUIET }, verifyUrl]);
	proof.row([{ ...rowHead, text: text('signature'), textColor: QUIET }, answer.signature.slice(0, SIGNATURE_PRINTED)]);
	proof.end();
	doc.y += 12;
	write('P', text('reference'), { colour: QUIET, size: 9 });

	root.end();
	doc.end();
	await end;
	return new Uint8Array(Buffer.concat(chunks));
}

/** Label and value of what is known besides the zones. */
function factsOf(answer: PlanningAnswerRow, locale: Locale): [string, string][] {
	const number = (value: number | null, unit = '') => (value === null ? null : formatNumber(value, locale) + unit);
	const day = (date: string) => formatDate(`${date}T00:00:00+07:00`, locale);
	const { decision, decided_on: decidedOn } = answer;
	const decided =
		decision && decidedOn
			? planningText('document.dated', { decision, date: day(decidedOn) }, locale)
			: (decision ?? (decidedOn && day(decidedOn)));
	const facts: [string, string | null][] = [
		['roadReserve', number(answer.road_reserve, '\u00a0m²')],
		['maxDensity', number(answer.max_density, '%')],
		['floorAreaRatio', number(answer.floor_area_ratio)],
		['storeys', number(answer.storeys)],
		['planName', answer.plan_name],
		['decision', decided],
		['horizon', answer.horizon === null ? null : String(answer.horizon)],
		['source', answer.source],
		['asOf', day(answer.as_of)],
		['confidence', planningText(`document.sure.${answer.confidence}`, {}, locale)],
	];
	return facts.filter((fact): fact is [string, string] => fact[1] !== null && fact[1] !== '');
}
