import { type SeedArticle, subject } from './seed-article.ts';

export const renting: SeedArticle = {
	ageDays: 33,
	cover: subject(67, 'house', { floors: 2, area: 60 }),
	title: {
		vn: 'Thuê nhà an toàn: xem nhà, xem người, xem giấy',
		en: 'Renting safely: the home, the owner, the papers',
	},
	summary: {
		vn: 'Phần lớn chuyện buồn khi thuê nhà bắt đầu từ việc chuyển tiền quá sớm. Đây là danh sách để đi xem nhà cho yên tâm.',
		en: 'Most sad stories about renting begin with money sent too early. Here is a list to take along when you view a home.',
	},
	body: {
		vn: `Thuê nhà nhanh hơn mua nhà, nên người ta hay bỏ qua vài bước. Danh sách dưới đây đi từ lúc thấy tin đến ngày trả nhà, đủ ngắn để mang theo trong điện thoại.

## Khi đọc tin

Giá rẻ hơn hẳn xung quanh mà ảnh đẹp như khách sạn là dấu hiệu nên nghi ngờ. Ở trang [nhà cho thuê](/rent), hãy so vài tin cùng khu, cùng diện tích. Xem người đăng có bao nhiêu tin, tham gia từ bao giờ. Ảnh nào cũng chụp từ một góc thì xin thêm ảnh hoặc gọi hình trực tiếp.

> Chưa xem nhà thì chưa chuyển tiền. Không có ngoại lệ, kể cả “tiền giữ chỗ”.

Gặp tin đáng ngờ, bạn bấm báo cáo ngay trên tin; cách chúng tôi xử lý ghi ở trang [vi phạm và cách xử lý](/rule/violate).

## Khi đi xem nhà

- Mở hết vòi nước, bật hết đèn, thử ổ cắm và máy lạnh.
- Nhìn trần, góc tường, gầm bồn rửa để tìm vết thấm.
- Đóng cửa, đứng yên một phút: nghe tiếng ồn.
- Hỏi giá điện, nước, mạng, rác, gửi xe: tính theo công tơ hay khoán.
- Tìm lối thoát hiểm thứ hai và bình chữa cháy.
- Quay lại một lần vào buổi tối.

## Người cho thuê có quyền cho thuê không

Hãy xin xem giấy chứng nhận hoặc hợp đồng mua nhà, cùng căn cước. Nếu người gặp bạn không phải chủ, xin xem giấy ủy quyền hoặc hợp đồng thuê chính có cho phép cho thuê lại. Nhà nhiều người đứng tên thì hỏi người còn lại có biết không. Chủ nhà đàng hoàng hiểu vì sao bạn hỏi.

## Hợp đồng nên ghi

1. Tên, căn cước và số điện thoại của hai bên.
2. Địa chỉ, phần nào của nhà được dùng, mấy người ở.
3. Giá thuê, trả ngày nào, giá có đổi trong thời hạn không.
4. Tiền cọc bao nhiêu, trả lại khi nào, trừ những gì.
5. Ai sửa cái gì khi hỏng.
6. Muốn dừng sớm phải báo trước bao lâu, mất gì.
7. Có được nuôi thú, nấu ăn, đăng ký tạm trú không.

Đăng ký tạm trú là việc phải làm; hỏi chủ nhà sẽ giúp giấy tờ thế nào trước khi ký.

## Ngày nhận nhà

Chụp ảnh hoặc quay phim từng phòng, từng vết xước, số công tơ điện và nước, rồi gửi cho chủ nhà ngay hôm đó. Lập một tờ danh sách đồ đạc có chữ ký hai bên. Mười phút này quyết định bạn có lấy lại đủ tiền cọc hay không.

## Trong lúc ở và khi trả nhà

Trả tiền bằng chuyển khoản, ghi rõ tháng nào. Hỏng gì thì báo bằng tin nhắn để có ngày tháng. Trước khi trả nhà, đọc lại hạn báo trước trong hợp đồng, dọn sạch, chụp lại ảnh, cùng chủ nhà đi một vòng rồi mới trả chìa khóa.

Nếu hai bên không thống nhất được, hãy giữ mọi tin nhắn và biên lai, rồi nhờ hòa giải ở xã, phường hoặc hỏi luật sư. Quyền của người dùng An Cư và cách khiếu nại ở trang [quyền khách hàng](/rule/customer).

Đang cân nhắc thuê hay mua? Thử trang [công cụ tính](/tool) để so số tiền mỗi tháng.`,
		en: `Renting goes faster than buying, so people skip steps. The list below goes from first seeing a listing to the day you move out, and is short enough to keep on your phone.

## When you read a listing

A price far below its neighbours with photos like those of a hotel is a reason for doubt. Under [homes for rent](/rent), compare a few of the same area and size. See how many listings the advertiser has, and since when. If all photos are taken from one corner, ask for more, or for a video call.

> No viewing, no money. There is no exception, not even “to hold the place”.

If a listing looks suspicious, report it right there; what we do then is explained under [violations](/rule/violate).

## When you view a home

- Open every tap, switch on every light, try sockets and air conditioning.
- Look at ceilings, corners and under the sink for damp.
- Close the door and stand still for a minute: listen.
- Ask what electricity, water, internet, rubbish and parking cost: by the meter or a flat sum.
- Find the second way out and the fire extinguisher.
- Come back once in the evening.

## Does this person have the right to let it?

Ask to see the certificate or the contract of purchase, and an identity card. If the person you meet is not the owner, ask for a power of attorney, or a main lease that allows subletting. If several people own the home, ask whether the others know. A decent owner understands why you ask.

## What the contract should say

1. Names, identity numbers and phone numbers of both sides.
2. The address, which part of the home you use, how many people live there.
3. The rent, the day it is due, and whether it may change within the term.
4. The deposit, when it is returned, and what may be deducted.
5. Who repairs what.
6. How long before you have to give notice, and what leaving early costs.
7. Pets, cooking, and registering your temporary residence.

Registering your residence is a duty; ask how the owner will help with the papers before you sign.

## The day you move in

Photograph or film every room, every scratch, and the meters for electricity and water, and send it to the owner that same day. Make a list of the furniture, signed by both. These ten minutes decide whether you get your whole deposit back.

## While you live there, and when you leave

Pay by bank transfer and say for which month. Report what breaks by message, so that there is a date. Before you leave, read the notice period again, clean, take photos once more, walk round with the owner and only then hand over the keys.

If you cannot agree, keep every message and receipt, and ask for mediation in the commune or for a lawyer’s advice. The rights of people who use An Cư, and how to complain, are explained under [customers’ rights](/rule/customer).

Rent or buy? Try the [calculators](/tool) to compare what it costs each month.`,
	},
};
