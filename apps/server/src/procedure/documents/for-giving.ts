import type { SuggestedDocument } from './index.ts';

/** Texts for giving a home or land away, in the order of the steps. */
export const forGiving: readonly SuggestedDocument[] = [
	{
		id: 'gift-checklist',
		types: ['DONATE'],
		title: { vn: 'Trước khi tặng cho: nên bàn trước', en: 'Before a gift: what to talk about' },
		content: {
			vn: `Tặng cho rồi thì khó lấy lại. Hãy bàn trước:
- Tặng toàn bộ hay một phần; tặng một phần đất thì có tách thửa được không.
- Tặng riêng cho con, hay cho cả vợ chồng con: ghi rõ để sau này không tranh chấp.
- Người tặng có ở tiếp không, ai chăm sóc người tặng.
- Tài sản chung: vợ hoặc chồng, người đồng sở hữu phải cùng ký.
- Đang thế chấp: cần ngân hàng đồng ý hoặc giải chấp trước.
- Những người con khác đã biết chưa.`,
			en: `A gift is hard to take back. Discuss first:
- The whole property or a part; if only part of the land, whether the plot can be split.
- To your child alone, or to the child and their spouse: put it in writing to avoid disputes later.
- Whether the donor will go on living there, and who will care for the donor.
- Common property: the spouse and co-owners must also sign.
- If it is mortgaged: the bank must agree, or the mortgage must be released first.
- Whether the other children know.`,
		},
	},
	{
		id: 'gift-contract',
		types: ['DONATE'],
		title: { vn: 'Hợp đồng tặng cho cần nói rõ điều gì', en: 'What a deed of gift should make clear' },
		content: {
			vn: `Tặng cho nhà, đất phải lập hợp đồng có công chứng hoặc chứng thực, và có hiệu lực từ khi đăng ký. Hợp đồng cần:
- Bên tặng, bên nhận: họ tên, số căn cước, quan hệ với nhau.
- Thửa đất, nhà: đúng như giấy chứng nhận.
- Giá trị ước tính, để tính phí công chứng.
- Điều kiện, nếu có: ví dụ cho ở nhờ, chăm sóc. Điều kiện không được trái luật; bên nhận không làm đúng thì bên tặng có thể đòi lại (Bộ luật Dân sự 2015, Điều 462).
- Ai nộp thuế, lệ phí và đi đăng ký.`,
			en: `A gift of property needs a contract that is notarised or certified, and takes effect once it is registered. It should state:
- Donor and recipient: full names, identity numbers, how they are related.
- Plot and house: exactly as on the certificate.
- Estimated value, for the notary fee.
- Conditions, if any: for example, letting the donor live there, or care. Conditions must be lawful; if the recipient does not keep them, the donor may reclaim the property (Civil Code 2015, Article 462).
- Who pays taxes and fees, and who registers the transfer.`,
		},
	},
	{
		id: 'gift-family',
		types: ['DONATE'],
		title: {
			vn: 'Tặng cho người thân: miễn gì, cần giấy gì',
			en: 'Gifts to family: what is exempt and how to prove it',
		},
		content: {
			vn: `Được miễn cả thuế thu nhập cá nhân và lệ phí trước bạ khi tặng cho giữa:
- Vợ với chồng.
- Cha mẹ đẻ với con đẻ; cha mẹ nuôi với con nuôi.
- Cha mẹ chồng với con dâu; cha mẹ vợ với con rể.
- Ông bà nội, ông bà ngoại với cháu.
- Anh, chị, em ruột với nhau.
Giấy tờ chứng minh: giấy khai sinh, giấy chứng nhận kết hôn, quyết định công nhận việc nuôi con nuôi.
Chú, bác, cô, dì, cậu với cháu và con riêng với cha dượng, mẹ kế không thuộc diện này.
Tên trên các giấy tờ khác nhau thì hỏi hộ tịch ở Ủy ban nhân dân cấp xã để được xác nhận.
Được miễn vẫn phải nộp tờ khai.`,
			en: `No personal income tax or registration fee is due on gifts between:
- Spouses.
- Parents and their children; adoptive parents and adopted children.
- Parents-in-law and daughters-in-law; parents-in-law and sons-in-law.
- Grandparents and grandchildren.
- Siblings.
Proof: birth certificates, marriage certificate, adoption decision.
Uncles and aunts with nephews and nieces, and step-parents with stepchildren, are not included.
If names differ between documents, ask the civil registry at the commune-level People’s Committee for confirmation.
Those who are exempt must still file the returns.`,
		},
	},
	{
		id: 'gift-tax-forms',
		types: ['DONATE'],
		title: { vn: 'Khai thuế khi nhận tặng cho', en: 'Declaring tax on a gift' },
		content: {
			vn: `Người nhận khai và nộp:
- Thuế thu nhập cá nhân, mẫu 03/BĐS-TNCN: 10% phần giá trị vượt 20 triệu đồng (Luật Thuế thu nhập cá nhân 109/2025/QH15, từ 01/07/2026; trước đó là phần vượt 10 triệu đồng).
- Lệ phí trước bạ, mẫu 01/LPTB: 0,5% (Nghị định 10/2022/NĐ-CP, từ 01/03/2022).
Giá trị tính theo bảng giá của tỉnh khi bạn đi đăng ký.
Ví dụ nhà, đất 2 tỷ tặng cho người không thân thích: thuế 198 triệu đồng, lệ phí 10 triệu đồng.
- Khai chậm nhất ngày thứ 10 kể từ khi phát sinh nghĩa vụ thuế.
- Kèm: hợp đồng tặng cho, giấy chứng nhận, căn cước, giấy tờ chứng minh quan hệ nếu được miễn.
Mức thu có thể thay đổi: hãy hỏi lại nơi nhận hồ sơ.`,
			en: `The recipient declares and pays:
- Personal income tax, form 03/BĐS-TNCN: 10% of the value above 20 million dong (Personal Income Tax Law 109/2025/QH15, from 1 July 2026; before that, above 10 million dong).
- Registration fee, form 01/LPTB: 0.5% (Decree 10/2022/NĐ-CP, from 1 March 2022).
The value is taken from the province’s price table at the time you register.
For example, for property worth 2 billion dong given to someone who is not a relative: 198 million dong in tax and 10 million dong in fees.
- Declare no later than the 10th day after the tax obligation arises.
- Enclose: the deed of gift, the certificate, identity cards, proof of the relationship if exempt.
Rates may change: check with the office that receives the file.`,
		},
		link: 'https://thuedientu.gdt.gov.vn',
	},
];
