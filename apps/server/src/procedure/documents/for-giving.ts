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
			en: `A gift is hard to take back. Talk first about:
- All of it or a part; for a part, whether the plot can be divided.
- To a child alone or to child and spouse: write it down, so that nobody argues later.
- Whether the giver goes on living there, and who looks after the giver.
- Common property: the spouse and co-owners sign too.
- A mortgage: the bank agrees, or it is lifted first.
- Whether the other children know.`,
		},
	},
	{
		id: 'gift-contract',
		types: ['DONATE'],
		title: { vn: 'Hợp đồng tặng cho cần nói rõ điều gì', en: 'What a gift contract should make clear' },
		content: {
			vn: `Tặng cho nhà, đất phải lập hợp đồng có công chứng hoặc chứng thực, và có hiệu lực từ khi đăng ký. Hợp đồng cần:
- Bên tặng, bên nhận: họ tên, số căn cước, quan hệ với nhau.
- Thửa đất, nhà: đúng như giấy chứng nhận.
- Giá trị ước tính, để tính phí công chứng.
- Điều kiện, nếu có: ví dụ cho ở nhờ, chăm sóc. Điều kiện không được trái luật; bên nhận không làm đúng thì bên tặng có thể đòi lại (Bộ luật Dân sự 2015, Điều 462).
- Ai nộp thuế, lệ phí và đi đăng ký.`,
			en: `A home or land is given by a contract that a notary or the commune certifies, and it takes effect when it is registered. It needs:
- Giver and receiver: names, identity numbers, how they are related.
- Plot and house: as on the certificate.
- An estimate of the value, for the notary’s fee.
- Conditions, if there are any, such as living there or being cared for. They must not break the law; if the receiver does not keep them, the giver may ask it back (Civil Code of 2015, article 462).
- Who pays tax and fee, and who registers it.`,
		},
	},
	{
		id: 'gift-family',
		types: ['DONATE'],
		title: {
			vn: 'Tặng cho người thân: miễn gì, cần giấy gì',
			en: 'Gifts in the family: what is free, and what proves it',
		},
		content: {
			vn: `Được miễn cả thuế thu nhập cá nhân và lệ phí trước bạ khi tặng cho giữa:
- Vợ với chồng.
- Cha mẹ đẻ với con đẻ; cha mẹ nuôi với con nuôi.
- Cha mẹ chồng với con dâu; cha mẹ vợ với con rể.
- Ông bà nội, ông bà ngoại với cháu.
- Anh, chị, em ruột với nhau.
Giấy tờ chứng minh: giấy khai sinh, giấy đăng ký kết hôn, quyết định công nhận nuôi con nuôi.
Chú, bác, cô, dì, cậu với cháu và con riêng với cha dượng, mẹ kế không thuộc diện này.
Tên trên các giấy tờ khác nhau thì hỏi hộ tịch ở Ủy ban nhân dân cấp xã để được xác nhận.
Được miễn vẫn phải nộp tờ khai.`,
			en: `Neither income tax nor registration fee is due for gifts between:
- Spouses.
- Parents and children, adopted ones too.
- Parents-in-law and daughters- or sons-in-law.
- Grandparents and grandchildren.
- Brothers and sisters.
It is proved by birth certificates, a marriage certificate, or the decision about an adoption.
Uncles and aunts with nephews and nieces, and stepchildren, are not among them.
Where names differ between papers, the commune’s civil registry can confirm them.
Whoever is exempt hands in the forms all the same.`,
		},
	},
	{
		id: 'gift-tax-forms',
		types: ['DONATE'],
		title: { vn: 'Khai thuế khi nhận tặng cho', en: 'Declaring the tax of a gift' },
		content: {
			vn: `Người nhận khai và nộp:
- Thuế thu nhập cá nhân, mẫu 03/BĐS-TNCN: 10% phần giá trị vượt 20 triệu đồng (Luật Thuế thu nhập cá nhân 109/2025/QH15, từ 01/07/2026; trước đó là phần vượt 10 triệu đồng).
- Lệ phí trước bạ, mẫu 01/LPTB: 0,5% (Nghị định 10/2022/NĐ-CP, từ 01/03/2022).
Giá trị tính theo bảng giá của tỉnh khi bạn đi đăng ký.
Ví dụ nhà, đất 2 tỷ tặng cho người không thân thích: thuế 198 triệu đồng, lệ phí 10 triệu đồng.
- Khai chậm nhất ngày thứ 10 kể từ khi phát sinh nghĩa vụ thuế.
- Kèm: hợp đồng tặng cho, giấy chứng nhận, căn cước, giấy tờ chứng minh quan hệ nếu được miễn.
Mức thu có thể thay đổi: hãy hỏi lại nơi nhận hồ sơ.`,
			en: `Whoever receives declares and pays:
- Income tax, form 03/BĐS-TNCN: 10% of the value above 20 million dong (Personal Income Tax Law 109/2025/QH15, since 1 July 2026; before, above 10 million).
- The registration fee, form 01/LPTB: 0.5% (Decree 10/2022/NĐ-CP, since 1 March 2022).
The value is that of the province’s table when you register.
For example, a property of 2 billion given to somebody who is no relative: 198 million dong of tax and 10 million of fee.
- Declare by the tenth day after the tax arises.
- Along with it: the gift contract, the certificate, identity cards, proof of the relation for an exemption.
Rates change: ask the office that takes the file.`,
		},
		link: 'https://thuedientu.gdt.gov.vn',
	},
];
