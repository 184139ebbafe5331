import { type SeedArticle, subject } from './seed-article.ts';

export const certificate: SeedArticle = {
	ageDays: 6,
	cover: subject(23, 'townhouse', { floors: 3 }),
	title: {
		vn: 'Đọc sổ đỏ trong mười phút',
		en: 'Reading a land certificate in ten minutes',
	},
	summary: {
		vn: 'Tên gọi thì nhiều, nhưng mục nào cũng trả lời một câu hỏi: ai, ở đâu, rộng bao nhiêu, dùng vào việc gì, đến bao giờ.',
		en: 'It goes by several names, but each part answers one question: who, where, how large, for what use, until when.',
	},
	body: {
		vn: `“Sổ đỏ”, “sổ hồng” là cách gọi quen miệng theo màu bìa của từng thời kỳ. Tên đầy đủ đã thay đổi vài lần qua các luật đất đai; giấy cấp hợp lệ ở thời trước vẫn có giá trị. Điều quan trọng là đọc được bên trong.

## Ai có quyền

Mục đầu tiên ghi người sử dụng đất và chủ sở hữu tài sản. So tên, năm sinh và số giấy tờ với căn cước của người đang nói chuyện với bạn. Số căn cước có thể đã đổi từ chín số sang mười hai số; khi ấy cần giấy tờ xác nhận hai số là của một người. Nếu ghi “hộ gia đình” hoặc nhiều tên, hãy hỏi công chứng viên xem những ai phải cùng ký.

## Thửa đất ở đâu

Thửa đất được gọi bằng **số thửa** và **số tờ bản đồ**, kèm địa chỉ. Địa chỉ có thể còn ghi huyện, quận, vì giấy cấp trước ngày 1 tháng 7 năm 2025; đó vẫn là thửa đất ấy. Ghi lại hai con số này: bạn cần chúng để hỏi thông tin và để gửi yêu cầu [kiểm tra quy hoạch](/planning-check).

## Rộng bao nhiêu, hình gì

Xem diện tích bằng số và bằng chữ, rồi nhìn sơ đồ thửa đất: chiều dài các cạnh, mặt nào giáp đường. Cầm thước ra hiện trường đo thử mặt tiền. Lệch vài phân là chuyện thường; lệch cả mét thì phải hỏi cho ra lý do trước khi nói đến giá.

- Diện tích sử dụng riêng là của một mình chủ.
- Diện tích sử dụng chung là phần cùng dùng với người khác, như lối đi.
- Phần nằm trong chỉ giới đường hay hành lang an toàn thường có ghi chú riêng.

## Dùng vào việc gì, đến bao giờ

Mục đích sử dụng cho biết đây là đất ở hay đất khác. Một thửa có thể gồm hai loại: một phần đất ở, phần còn lại đất trồng cây. Giá và việc được xây nhà hay không tùy vào từng phần. Thời hạn sử dụng ghi “lâu dài” hoặc một ngày cụ thể; với căn hộ, hãy đọc cả thời hạn của đất lẫn ghi chú về tòa nhà.

## Nhà có trong sổ không

Phần tài sản gắn liền với đất ghi nhà ở, số tầng, diện tích sàn. Nếu nhà đang đứng đó mà sổ để dấu gạch, nghĩa là nhà chưa được ghi nhận. Không phải lúc nào cũng xấu, nhưng ngân hàng và người mua sau này sẽ hỏi.

## Trang thay đổi

Đây là trang nhiều người bỏ qua. Thế chấp, xóa thế chấp, chuyển nhượng một phần, đính chính: mọi thứ được ghi theo ngày. Một dòng thế chấp chưa có dòng xóa đi kèm nghĩa là ngân hàng vẫn giữ quyền.

## Khi còn nghi ngờ

Giấy trông đúng vẫn có thể là giấy giả. Hãy đề nghị người bán cùng đến văn phòng đăng ký đất đai hoặc hỏi công chứng viên trước khi đưa tiền. Quy định của chúng tôi về [thông tin trong tin đăng](/rule/information) cũng yêu cầu người đăng ghi đúng tình trạng giấy tờ; thấy sai, bạn hãy báo ngay trên tin.`,
		en: `People say “red book” or “pink book” after the colour of the cover in different years. The full name has changed a few times with the land laws; certificates that were properly issued earlier are still valid. What matters is being able to read what is inside.

## Who holds the right

The first part names the land user and the owner of what stands on the land. Compare the name, year of birth and document number with the identity card of the person you are talking to. An identity number may have changed from nine digits to twelve; then a paper is needed that says both belong to one person. If it says “household”, or there are several names, ask a notary who has to sign.

## Where the plot is

A plot is named by its **plot number** and **map sheet number**, along with an address. The address may still have a district in it, because it was issued before 1 July 2025; it is the same plot all the same. Note both numbers: you need them to ask for information and to request a [planning check](/planning-check).

## How large, what shape

Look at the area in figures and in words, then at the drawing of the plot: the length of its sides, and which one faces the road. Take a tape and measure the front yourself. A few centimetres are nothing unusual; a whole metre has to be explained before anyone talks about the price.

- Area in private use belongs to the holder alone.
- Area in shared use is used with others, such as a lane.
- What lies within a road line or a safety corridor is usually noted separately.

## For what use, until when

The purpose says whether this is residential land or something else. One plot can have two kinds: part for a home, the rest for crops. Price, and whether you may build, follow from each part. The term says “long-term” or names a day; for a flat, read both the term of the land and the notes about the building.

## Is the house in it?

The part about what stands on the land names the house, its storeys and floor area. If a house stands there and the certificate shows a dash, the house has not been recorded. That is not always bad, but banks and later buyers will ask.

## The page of changes

Many people skip this page. A mortgage, its release, the sale of a part, a correction: everything is noted by date. A mortgage without a release beside it means that the bank still holds its right.

## When you are in doubt

A paper that looks right can still be forged. Ask the seller to go with you to the land registration office, or ask a notary, before any money changes hands. Our rules on [what a listing says](/rule/information) also require advertisers to state their documents truthfully; if you find something wrong, please report the listing.`,
	},
};
