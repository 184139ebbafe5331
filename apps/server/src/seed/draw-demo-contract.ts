import { createRequire } from 'node:module';
import PDFDocument from 'pdfkit';

const require = createRequire(import.meta.url);
const font = (file: string) => require.resolve(`@expo-google-fonts/be-vietnam-pro/${file}.ttf`);

const title = 'Hợp đồng góp vốn (bản mẫu)';
const notice = 'Dữ liệu giả để dùng thử. Không phải hợp đồng thật, không ai ký và không ràng buộc ai.';
const clauses = [
	'Điều 1. Bên nhận vốn phát hành cổ phần theo số lượng và giá ghi trong tin. Mỗi cổ phần là một phần bằng nhau của toàn bộ.',
	'Điều 2. Bên góp vốn có quyền nhận tiền bán và tiền thuê theo số cổ phần; không đứng tên trên giấy chứng nhận.',
	'Điều 3. Tiền góp chỉ dùng vào những việc đã nêu trong tin. Mỗi quý bên nhận vốn báo cáo đã dùng bao nhiêu, vào việc gì.',
	'Điều 4. Cách rút vốn theo điều khoản trong tin. Tiền chia theo số cổ phần, sau khi trừ thuế và phí.',
	'Điều 5. Hết hạn mà bán ít hơn mức tối thiểu thì hoàn lại toàn bộ tiền và phí.',
];

/** Draws the contract of all demo offerings, as a PDF that says it is made up. The same bytes every time. */
export async function drawDemoContract(): Promise<Uint8Array> {
	const at = new Date(0);
	const doc = new PDFDocument({
		size: 'A4',
		lang: 'vi-VN',
		displayTitle: true,
		info: { Title: title, CreationDate: at, ModDate: at },
	});
	const chunks: Buffer[] = [];
	doc.on('data', (chunk: Buffer) => chunks.push(chunk));
	const end = new Promise((resolve, reject) => doc.once('end', resolve).once('error', reject));
	doc.font(font('600SemiBold/BeVietnamPro_600SemiBold')).fontSize(20).text(title).fontSize(11).text(notice);
	doc.font(font('400Regular/BeVietnamPro_400Regular')).moveDown();
	for (const clause of clauses) doc.text(clause, { paragraphGap: 8 });
	doc.end();
	await end;
	return new Uint8Array(Buffer.concat(chunks));
}
