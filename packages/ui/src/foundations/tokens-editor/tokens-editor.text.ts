import type { InEach } from '../page/use-text.ts';
import type { ImportProblem } from './import-tokens.ts';

interface EditorText {
	title: string;
	lead: string;
	kinds: Readonly<Record<'radius' | 'text', string>>;
	theme: Readonly<Record<'light' | 'dark', string>>;
	pick: (name: string, theme: string) => string;
	write: (name: string, theme: string) => string;
	notColour: string;
	notLength: string;
	changed: (count: number) => string;
	reset: string;
	undone: string;
	specimen: (theme: string) => string;
	contrast: string;
	pair: string;
	allPass: (count: number) => string;
	someFail: (count: number) => string;
	pass: string;
	fail: string;
	unreadable: string;
	exportTitle: string;
	format: string;
	output: string;
	nothingChanged: string;
	copy: string;
	copied: string;
	copyFailed: string;
	save: string;
	importTitle: string;
	importLabel: string;
	importHint: string;
	importAct: string;
	imported: string;
	problem: Readonly<Record<ImportProblem['code'], (at: string) => string>>;
}

/** What the editor of tokens says. */
export const editorText: InEach<EditorText> = {
	vn: {
		title: 'Sửa token',
		lead: 'Đổi màu, bo góc, cỡ chữ và xem ngay trên thành phần thật, cả sáng lẫn tối. Xong thì chép CSS vào ứng dụng.',
		kinds: { radius: 'Bo góc', text: 'Cỡ chữ' },
		theme: { light: 'sáng', dark: 'tối' },
		pick: (name, theme) => `Chọn màu ${name}, ${theme}`,
		write: (name, theme) => `Giá trị ${name}, ${theme}`,
		notColour: 'Viết oklch(0.5 0.1 215) hoặc #1a2b3c.',
		notLength: 'Viết số kèm rem hoặc px, như 0.5rem.',
		changed: (count) => (count === 0 ? 'Chưa đổi token nào' : `Đã đổi ${count} token`),
		reset: 'Trở về ban đầu',
		undone: 'Mọi token đã về như ban đầu.',
		specimen: (theme) => `Mẫu, giao diện ${theme}`,
		contrast: 'Độ tương phản',
		pair: 'Cặp màu',
		allPass: (count) => `Cả ${count} cặp đều đạt, ở cả hai giao diện.`,
		someFail: (count) => `${count} chỗ chưa đạt.`,
		pass: 'Đạt',
		fail: 'Chưa đạt',
		unreadable: 'Không đọc được',
		exportTitle: 'Mang đi',
		format: 'Dạng',
		output: 'Token để chép',
		nothingChanged: '/* Chưa có gì khác với giao diện gốc. */',
		copy: 'Chép',
		copied: 'Đã chép.',
		copyFailed: 'Trình duyệt không cho chép. Hãy chọn rồi chép bằng tay.',
		save: 'Tải tệp',
		importTitle: 'Mang về',
		importLabel: 'Dán JSON vào đây',
		importHint: 'Cả bộ hay một phần đều được, theo dạng JSON ở trên.',
		importAct: 'Dùng JSON này',
		imported: 'Đã dùng token trong JSON.',
		problem: {
			notJson: () => 'Đây không phải JSON của bộ token. Hãy dán nguyên văn tệp đã tải.',
			unknown: (at) => `Không có token ${at}.`,
			notColour: (at) => `${at} không phải màu: viết oklch(…) hoặc #rrggbb.`,
			notLength: (at) => `${at} không phải độ dài: viết số kèm rem hoặc px.`,
		},
	},
	en: {
		title: 'Tokens editor',
		lead: 'Change colours, corners and sizes of type and see them at once on real components, light and dark. Then paste the CSS into your app.',
		kinds: { radius: 'Radius', text: 'Sizes of type' },
		theme: { light: 'light', dark: 'dark' },
		pick: (name, theme) => `Pick ${name}, ${theme}`,
		write: (name, theme) => `Value of ${name}, ${theme}`,
		notColour: 'Write oklch(0.5 0.1 215) or #1a2b3c.',
		notLength: 'Write a number with rem or px, as 0.5rem.',
		changed: (count) =>
			count === 0 ? 'No token is changed' : count === 1 ? '1 token is changed' : `${count} tokens are changed`,
		reset: 'Reset all',
		undone: 'Every token is as it was.',
		specimen: (theme) => `Specimen, ${theme}`,
		contrast: 'Contrast',
		pair: 'Pair',
		allPass: (count) => `All ${count} pairs pass in both themes.`,
		someFail: (count) => (count === 1 ? '1 does not pass.' : `${count} do not pass.`),
		pass: 'Pass',
		fail: 'Fail',
		unreadable: 'Unreadable',
		exportTitle: 'Take away',
		format: 'Format',
		output: 'Tokens to copy',
		nothingChanged: '/* Nothing differs from the theme. */',
		copy: 'Copy',
		copied: 'Copied.',
		copyFailed: 'The browser does not let us copy. Select it and copy it yourself.',
		save: 'Save as a file',
		importTitle: 'Bring back',
		importLabel: 'Paste JSON here',
		importHint: 'The whole set or a part of it, in the form of the JSON above.',
		importAct: 'Use this JSON',
		imported: 'The tokens of the JSON are in use.',
		problem: {
			notJson: () => 'This is no JSON of a token set. Paste the file as it was saved.',
			unknown: (at) => `There is no token ${at}.`,
			notColour: (at) => `${at} is no colour: write oklch(…) or #rrggbb.`,
			notLength: (at) => `${at} is no length: write a number with rem or px.`,
		},
	},
};
