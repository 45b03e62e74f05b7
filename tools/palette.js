// A picture with 256 colours: boxes of colours are halved where they are longest, and each becomes its mean.
async (source) => {
  const image = await createImageBitmap(await (await fetch(source)).blob());
  const canvas = new OffscreenCanvas(image.width, image.height);
  const brush = canvas.getContext('2d');
  brush.drawImage(image, 0, 0);
  const { data } = brush.getImageData(0, 0, image.width, image.height);
  const binOf = (at) => ((data[at] >> 2) << 12) | ((data[at + 1] >> 2) << 6) | (data[at + 2] >> 2);

  const bins = new Map();
  for (let at = 0; at < data.length; at += 4) {
    const key = binOf(at);
    const bin = bins.get(key) ?? { key, count: 0, sum: [0, 0, 0] };
    bin.count += 1;
    for (const part of [0, 1, 2]) bin.sum[part] += data[at + part];
    bins.set(key, bin);
  }
  for (const bin of bins.values()) bin.mean = bin.sum.map((sum) => sum / bin.count);

  const measured = (box) => {
    const spans = [0, 1, 2].map((part) => Math.max(...box.map((bin) => bin.mean[part])) - Math.min(...box.map((bin) => bin.mean[part])));
    const span = Math.max(...spans);
    const weight = box.reduce((sum, bin) => sum + Math.sqrt(bin.count), 0);
    return { box, part: spans.indexOf(span), worth: box.length > 1 ? span * Math.sqrt(weight) : 0 };
  };
  const boxes = [measured([...bins.values()])];
  while (boxes.length < 256) {
    boxes.sort((one, other) => other.worth - one.worth);
    if (!boxes[0].worth) break;
    const { box, part } = boxes.shift();
    box.sort((one, other) => one.mean[part] - other.mean[part]);
    const half = box.reduce((sum, bin) => sum + Math.sqrt(bin.count), 0) / 2;
    let cut = 0;
    for (let sum = 0; cut < box.length - 1 && sum < half; cut++) sum += Math.sqrt(box[cut].count);
    boxes.push(measured(box.slice(0, cut)), measured(box.slice(cut)));
  }

  const places = new Map();
  const palette = boxes.map(({ box }, place) => {
    for (const bin of box) places.set(bin.key, place);
    const count = box.reduce((sum, bin) => sum + bin.count, 0);
    return [0, 1, 2].map((part) => Math.round(box.reduce((sum, bin) => sum + bin.sum[part], 0) / count));
  });
  let dots = '';
  for (let at = 0; at < data.length; at += 4) dots += String.fromCharCode(places.get(binOf(at)));
  return { width: image.width, height: image.height, palette, dots: btoa(dots) };
}
