import type { Random } from '../../drawing/random.ts';
import { capitalise } from './numbers.ts';
import type { Scene } from './scene.ts';

/** What a listing says of its papers: a sentence for the text and short words for the fields. */
export interface PapersStory {
	sentence: string;
	conditions: string | null;
	document: string | null;
}

const landPaper = 'Giấy chứng nhận quyền sử dụng đất';
const housePaper = 'Giấy chứng nhận quyền sử dụng đất, quyền sở hữu tài sản gắn liền với đất';

type Tell = (book: string, thing: string, r: Random) => PapersStory;

const withBook: readonly Tell[] = [
	(book) => ({
		sentence: `${capitalise(book)} riêng, công chứng sang tên ngay.`,
		conditions: 'Sổ riêng, sang tên ngay',
		document: null,
	}),
	(book, thing) => ({
		sentence: `${thing} đã có ${book} riêng, người bán đứng tên, không tranh chấp.`,
		conditions: 'Sổ riêng, người bán đứng tên',
		document: null,
	}),
	(book) => ({
		sentence: `Giấy tờ đầy đủ, có ${book}, người mua xem bản gốc khi gặp.`,
		conditions: null,
		document: null,
	}),
	(book) => ({
		sentence: `Có ${book} đứng tên chủ, hai bên hẹn ra phòng công chứng là làm được.`,
		conditions: null,
		document: null,
	}),
	(book, _, r) => ({
		sentence: `${capitalise(book)} riêng, cấp năm ${r.int(2003, 2023)}, không thế chấp.`,
		conditions: 'Sổ riêng, không thế chấp',
		document: null,
	}),
];

/** Said of land and houses, not of flats. */
const withBookOfLand: readonly Tell[] = [
	...withBook,
	(book) => ({
		sentence: `Pháp lý rõ ràng, ${book} riêng, đúng diện tích đang sử dụng.`,
		conditions: 'Sổ riêng, đúng diện tích thực tế',
		document: null,
	}),
	(book) => ({
		sentence: `${capitalise(book)} ghi đủ diện tích, ranh giới đã đo lại, giáp ranh đã ký.`,
		conditions: 'Sổ riêng, đã đo đạc lại',
		document: null,
	}),
];

const mortgaged: Tell = (book) => ({
	sentence: `${capitalise(book)} đang thế chấp tại ngân hàng, bên bán giải chấp trước khi công chứng.`,
	conditions: 'Đang thế chấp, giải chấp trước khi công chứng',
	document: null,
});

const waiting: readonly Tell[] = [
	(book) => ({
		sentence: `Hồ sơ cấp ${book} đã nộp, có giấy hẹn của văn phòng đăng ký đất đai.`,
		conditions: 'Đã nộp hồ sơ, chờ cấp sổ',
		document: 'Giấy hẹn trả kết quả của văn phòng đăng ký đất đai',
	}),
	(book) => ({
		sentence: `${capitalise(book)} đang làm, bên bán chịu chi phí đến khi có sổ; hai bên đặt cọc và công chứng sau khi nhận sổ.`,
		conditions: 'Đang làm sổ, công chứng sau khi nhận sổ',
		document: 'Hồ sơ xin cấp giấy chứng nhận',
	}),
];

const waitingInProject: readonly Tell[] = [
	(book) => ({
		sentence: `Hiện là hợp đồng mua bán với chủ đầu tư, ${book} đang trong quá trình cấp.`,
		conditions: 'Chuyển nhượng hợp đồng mua bán',
		document: 'Hợp đồng mua bán với chủ đầu tư',
	}),
	(book) => ({
		sentence: `Chưa có ${book}; chuyển nhượng hợp đồng mua bán, chủ đầu tư xác nhận.`,
		conditions: 'Chuyển nhượng hợp đồng, chủ đầu tư xác nhận',
		document: 'Hợp đồng mua bán với chủ đầu tư',
	}),
];

const other: readonly Tell[] = [
	() => ({
		sentence: 'Mua bán bằng giấy tay có chữ ký các bên, chưa có sổ; người mua nên xem kỹ hồ sơ trước khi đặt cọc.',
		conditions: 'Giấy tay, chưa có sổ',
		document: 'Giấy mua bán viết tay',
	}),
	() => ({
		sentence:
			'Giấy tờ hiện có là vi bằng. Vi bằng ghi nhận việc giao nhận tiền và tài sản, không thay cho giấy chứng nhận.',
		conditions: 'Có vi bằng, chưa có sổ',
		document: 'Vi bằng',
	}),
];
const undivided: readonly Tell[] = [
	() => ({
		sentence: 'Đất của gia đình chưa tách sổ, có giấy thừa kế và bản vẽ đo đạc.',
		conditions: 'Chưa tách sổ',
		document: 'Văn bản thỏa thuận phân chia di sản thừa kế',
	}),
	() => ({
		sentence: 'Sổ đứng tên chung hai anh em, cả hai đồng ý bán và cùng ký công chứng.',
		conditions: 'Sổ chung, các đồng sở hữu cùng ký',
		document: 'Văn bản thỏa thuận của các đồng sở hữu',
	}),
];

const otherInProject: readonly Tell[] = [
	() => ({
		sentence: 'Chưa tách sổ, còn chung giấy chứng nhận của chủ đầu tư; người mua nên hỏi rõ thời hạn tách sổ.',
		conditions: 'Chung sổ với chủ đầu tư, chưa tách',
		document: 'Hợp đồng với chủ đầu tư',
	}),
];

const offeringWithBook: readonly Tell[] = [
	(book) => ({
		sentence: `Tài sản đã có ${book}, đứng tên công ty dự án.`,
		conditions: 'Công ty dự án đứng tên',
		document: housePaper,
	}),
	(book) => ({
		sentence: `${capitalise(book)} đứng tên công ty dự án, không thế chấp.`,
		conditions: 'Công ty dự án đứng tên, không thế chấp',
		document: housePaper,
	}),
];
const offeringWaiting: readonly Tell[] = [
	(book) => ({
		sentence: `${capitalise(book)} đang làm thủ tục sang tên cho công ty dự án.`,
		conditions: 'Đang sang tên cho công ty dự án',
		document: 'Hợp đồng chuyển nhượng đã công chứng',
	}),
];

const nothing: PapersStory = { sentence: '', conditions: null, document: null };

/** Tells of the papers of what is for sale. `thing` starts with a capital: `Nhà`, `Đất`. */
export function tellPapers(s: Scene, thing: string): PapersStory {
	if (s.p.offering !== null)
		return s.r.pick(s.p.legalStatus === 'HAVE_BOOK' ? offeringWithBook : offeringWaiting)(s.w.book, thing, s.r);
	const inProject = s.p.project !== null;
	switch (s.p.legalStatus) {
		case 'HAVE_BOOK': {
			const tell = s.r.chance(0.07) ? mortgaged : s.r.pick(s.p.category === 'apartment' ? withBook : withBookOfLand);
			const story = tell(s.w.book, thing, s.r);
			const document = s.p.landCategory === null ? housePaper : landPaper;
			return { ...story, document: s.r.chance(0.8) ? document : null };
		}
		case 'WAITING_BOOK':
			return s.r.pick(inProject ? waitingInProject : waiting)(s.w.book, thing, s.r);
		case 'OTHER_PAPERS':
			return s.r.pick(inProject ? otherInProject : s.q.worth > 3e9 ? undivided : other)(s.w.book, thing, s.r);
		default:
			return s.p.trading === 'BUY' ? { ...nothing, sentence: 'Hồ sơ pháp lý trao đổi khi xem thực tế.' } : nothing;
	}
}
