import type { SuggestedDocument } from './index.ts';

/** Texts for buying and transferring, in the order of the steps. */
export const forBuying: readonly SuggestedDocument[] = [
	{
		id: 'deposit-checklist',
		types: ['BUY', 'TRANSFER'],
		title: { vn: 'Trước khi đặt cọc: danh sách kiểm tra', en: 'Before the deposit: a checklist' },
		content: {
			vn: `Chưa xem bản gốc thì chưa đặt cọc. Hãy kiểm tra lần lượt:
- Tên trên giấy chứng nhận trùng với căn cước của người bán.
- Số tờ, số thửa, diện tích, loại đất, thời hạn sử dụng đất.
- Trang bổ sung: có ghi thế chấp, hạn chế quyền hay không.
- Nhà đã được ghi trên giấy chứng nhận chưa, có xây sai phép không.
- Đất có nằm trong quy hoạch, lộ giới không.
- Vợ chồng, người đồng sở hữu có cùng đồng ý bán không.
- Đang có người thuê, hay ai khác đang ở không.
Vi bằng chỉ ghi lại sự việc, không chứng minh quyền sử dụng đất.`,
			en: `Do not pay a deposit until you have seen the original. Check in this order:
- The name on the certificate matches the seller’s identity card.
- Map sheet, plot number, area, land type and land-use term.
- Added pages: any mortgage or restriction.
- Whether the house is on the certificate and was built as permitted.
- Whether the land is affected by planning or a road reserve.
- Whether the spouse and co-owners agree to sell.
- Whether anyone rents it or lives there.
A bailiff’s record (vi bằng) only records what happened. It does not prove land-use rights.`,
		},
	},
	{
		id: 'deposit-contract',
		types: ['BUY', 'TRANSFER'],
		title: { vn: 'Hợp đồng đặt cọc nên ghi những gì', en: 'What a deposit contract should say' },
		content: {
			vn: `Hai bên tự viết được; ký trước công chứng viên thì chắc hơn. Nên ghi:
- Họ tên, số căn cước, địa chỉ của mọi người có quyền bán và của bên mua.
- Số giấy chứng nhận, số tờ, số thửa, diện tích.
- Tổng giá, số tiền cọc, cách trả và các lần trả.
- Ngày ký hợp đồng công chứng, muộn nhất là ngày nào.
- Ai trả thuế thu nhập cá nhân, lệ phí trước bạ, phí công chứng.
- Cọc được hoàn lại khi: đang thế chấp mà không giải chấp, có tranh chấp, quy hoạch khác với cam kết, thiếu người ký.
- Bên nào bỏ thì chịu gì. Không ghi khác thì theo Bộ luật Dân sự 2015: bên mua mất cọc; bên bán trả lại cọc và thêm một khoản bằng cọc.
Chuyển khoản và ghi rõ nội dung “đặt cọc mua nhà, đất …”.`,
			en: `The two sides can write it themselves; signing before a notary is safer. It should state:
- Full names, identity numbers and addresses of everyone with the right to sell, and of the buyer.
- Certificate number, map sheet, plot number, area.
- Total price, deposit, how it is paid and in which instalments.
- The date for signing at the notary, and the latest date.
- Who pays personal income tax, the registration fee and the notary fee.
- When the deposit is returned: a mortgage that is not released, a dispute, planning other than promised, a missing signature.
- What a side that backs out has to bear. Unless stated otherwise, the Civil Code 2015 applies: the buyer loses the deposit; the seller returns it plus an equal amount.
Pay by bank transfer and write “deposit for the purchase of …” as the description.`,
		},
	},
	{
		id: 'notarised-contract',
		types: ['BUY', 'TRANSFER'],
		title: { vn: 'Hợp đồng công chứng phải có những gì', en: 'What a notarised contract must contain' },
		content: {
			vn: `Chuyển nhượng nhà, đất giữa cá nhân phải lập hợp đồng có công chứng hoặc chứng thực. Trước khi ký, đọc lại:
- Họ tên, số căn cước của mọi người ký; vợ hoặc chồng có mặt nếu là tài sản chung.
- Thửa đất, nhà, tài sản gắn liền: đúng như giấy chứng nhận.
- Giá thật, cách trả, ngày trả. Khai giá thấp làm bạn thiệt khi có tranh chấp, và có thể bị xử lý về thuế.
- Ai nộp thuế và lệ phí, ai đi đăng ký, trong bao lâu.
- Ngày bàn giao, và trách nhiệm khi giao chậm.
- Cam kết: không thế chấp, không tranh chấp, không bị kê biên.
Mỗi trang đều có chữ ký; nhận đủ bản chính có dấu của công chứng viên.`,
			en: `A transfer of property between individuals needs a contract that is notarised or certified. Before you sign, check again:
- Full names and identity numbers of everyone who signs; the spouse must be present if it is common property.
- Plot, house and attached assets: exactly as on the certificate.
- The real price, how and when it is paid. Declaring a lower price harms you in a dispute and can lead to tax penalties.
- Who pays taxes and fees, who registers the transfer, and by when.
- The handover date, and the consequences of a late handover.
- Commitments: no mortgage, no dispute, no seizure.
Every page is signed. Take all the originals with the notary’s seal.`,
		},
	},
	{
		id: 'sale-tax-forms',
		types: ['BUY', 'TRANSFER'],
		title: { vn: 'Khai thuế và lệ phí khi mua bán', en: 'Declaring taxes and fees on a sale' },
		content: {
			vn: `Hai tờ khai, mỗi bên một tờ:
- Bên bán: thuế thu nhập cá nhân, mẫu 03/BĐS-TNCN. Mức 2% giá chuyển nhượng (Luật Thuế thu nhập cá nhân 109/2025/QH15, từ 01/07/2026).
- Bên mua: lệ phí trước bạ, mẫu 01/LPTB. Mức 0,5% (Nghị định 10/2022/NĐ-CP, từ 01/03/2022).
Giá trong hợp đồng thấp hơn bảng giá của tỉnh thì tính theo bảng giá.
Bên bán được miễn khi chuyển nhượng giữa người thân theo luật, hoặc bán toàn bộ nhà ở, đất ở duy nhất đã có đủ 183 ngày. Được miễn vẫn phải khai.
- Khai chậm nhất ngày thứ 10 kể từ khi phát sinh nghĩa vụ thuế.
- Kèm: hợp đồng đã công chứng, giấy chứng nhận, căn cước, giấy tờ chứng minh được miễn.
- Nộp tiền theo thông báo của cơ quan thuế, rồi giữ lại chứng từ để đăng ký sang tên.
Mức thu có thể thay đổi: hãy hỏi lại nơi nhận hồ sơ.`,
			en: `Two returns, one for each side:
- The seller: personal income tax, form 03/BĐS-TNCN. 2% of the transfer price (Personal Income Tax Law 109/2025/QH15, from 1 July 2026).
- The buyer: registration fee, form 01/LPTB. 0.5% (Decree 10/2022/NĐ-CP, from 1 March 2022).
If the contract price is below the province’s price table, the table applies.
The seller is exempt for transfers between close family as defined by law, or when selling the whole of their only home, owned for at least 183 days. Those who are exempt must still declare.
- Declare no later than the 10th day after the tax obligation arises.
- Enclose: the notarised contract, the certificate, identity cards, proof of exemption.
- Pay as stated in the tax office’s notice, and keep the receipts for the registration.
Rates may change: check with the office that receives the file.`,
		},
		link: 'https://thuedientu.gdt.gov.vn',
	},
	{
		id: 'safe-payment',
		types: ['BUY', 'TRANSFER'],
		title: { vn: 'Trả tiền an toàn', en: 'Paying safely' },
		content: {
			vn: `Tiền đi từng bước theo giấy tờ:
- Đặt cọc một khoản vừa phải, sau khi đã xem bản gốc.
- Trả phần lớn khi ký trước công chứng viên, không sớm hơn.
- Giữ lại một phần tới khi có giấy chứng nhận đứng tên bạn.
- Chuyển khoản vào đúng tài khoản của người ký hợp đồng; tránh tiền mặt.
- Có thể nhờ ngân hàng giữ hộ tiền tới khi sang tên xong.
- Bên bán đang vay: trả thẳng cho ngân hàng để giải chấp, có ba bên cùng ký.
Không ai của An Cư yêu cầu bạn chuyển tiền đặt cọc cho mình.`,
			en: `Money follows the documents, step by step:
- A modest deposit, after you have seen the original.
- The larger part when you sign before the notary, not earlier.
- Keep back a part until there is a certificate in your name.
- Transfer to the account of the person who signs the contract; avoid cash.
- A bank can hold the money until the transfer is registered.
- If the seller has a loan: pay the bank directly to release the mortgage, with all three signing.
No one at An Cư will ever ask you to send them a deposit.`,
		},
	},
	{
		id: 'hand-over-record',
		types: ['BUY', 'TRANSFER'],
		title: { vn: 'Biên bản bàn giao', en: 'Handover record' },
		content: {
			vn: `Hai bên cùng đi một vòng và ghi lại:
- Ngày giờ, người giao, người nhận.
- Hiện trạng từng phòng, ranh giới đất, kèm ảnh chụp.
- Đồ đạc để lại.
- Số chìa khóa, thẻ ra vào.
- Chỉ số điện, nước và tiền đã trả tới ngày nào.
- Giấy tờ giao kèm: bản vẽ, giấy phép xây dựng, hóa đơn, hợp đồng thuê nếu còn người thuê.
Lập hai bản, mỗi bên giữ một bản.`,
			en: `Walk through the property together and write down:
- Date and time, who hands over, who takes over.
- The condition of each room and the land boundaries, with photos.
- The furniture left behind.
- The number of keys and access cards.
- Electricity and water readings, and the date up to which they are paid.
- Documents handed over: drawings, building permit, invoices, the lease if there is still a tenant.
Make two copies, one for each side.`,
		},
	},
];
