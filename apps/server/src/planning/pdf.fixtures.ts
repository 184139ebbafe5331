import { inflateSync } from 'node:zlib';

/** The words of a PDF as its reader copies them: by the tables that its fonts bring along. Knows what our documents are made of, no more. */
export function textOfPdf(bytes: Uint8Array): string {
	const objects = readObjects(Buffer.from(bytes).toString('latin1'));
	const fonts = new Map<string, Map<string, string>>();
	for (const { head } of objects.values())
		for (const [, name = '', id = ''] of head.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
			const table = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id)?.head ?? '')?.[1];
			if (table) fonts.set(name, readTable(objects.get(table)?.content ?? ''));
		}
	const pages = [...objects.values()].filter(({ content }) => content.includes(' Tf'));
	return pages.map(({ content }) => readPage(content, fonts)).join('\n');
}

interface PdfObject {
	head: string;
	/** What its stream holds. */
	content: string;
}

function readObjects(pdf: string): Map<string, PdfObject> {
	const objects = new Map<string, PdfObject>();
	for (const [, id = '', body = ''] of pdf.matchAll(/(?:^|\n)(\d+) 0 obj\n([\s\S]*?)\nendobj/g)) {
		const start = body.indexOf('stream\n');
		const head = start < 0 ? body : body.slice(0, start);
		const stream = start < 0 ? '' : body.slice(start + 7, body.lastIndexOf('\nendstream'));
		const isPacked = head.includes('/FlateDecode') && !head.includes('/FontFile');
		objects.set(id, { head, content: isPacked && stream ? unpack(stream) : stream });
	}
	return objects;
}

function unpack(stream: string): string {
	return inflateSync(Buffer.from(stream, 'latin1')).toString('latin1');
}

/** Which letters the glyphs of a font stand for. Where one stands for several, as for “ffi”, spaces divide their codes. */
function readTable(cmap: string): Map<string, string> {
	const table = new Map<string, string>();
	for (const [, range = ''] of cmap.matchAll(/beginbfrange([\s\S]*?)endbfrange/g))
		for (const [, from = '', , letters = ''] of range.matchAll(/<([0-9a-f]+)> <([0-9a-f]+)> \[([^\]]*)\]/gi))
			for (const [index, [, code = '']] of [...letters.matchAll(/<([0-9a-f ]*)>/gi)].entries())
				table.set(
					(Number.parseInt(from, 16) + index).toString(16).padStart(4, '0'),
					Buffer.from(code.replaceAll(' ', ''), 'hex').swap16().toString('utf16le'),
				);
	return table;
}

/** One line for every piece that was written at a place of its own. */
function readPage(content: string, fonts: Map<string, Map<string, string>>): string {
	let table = new Map<string, string>();
	const lines: string[] = [];
	for (const [, font, shown] of content.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
		if (font) table = fonts.get(font) ?? table;
		if (!shown) continue;
		const glyphs = [...shown.matchAll(/<([0-9a-f]*)>/gi)].flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? []);
		lines.push(glyphs.map((glyph) => table.get(glyph.toLowerCase()) ?? '?').join(''));
	}
	return lines.join('\n');
}
