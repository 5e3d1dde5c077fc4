import { Path, Rect, Svg, Text, View } from "@react-pdf/renderer";
import type { ChartPicture } from "@/lib/charts/document";
import { toElement } from "@/lib/charts/drawing/elements";
import type { Mark } from "@/lib/charts/drawing/mark";
import type { Paints } from "@/lib/charts/drawing/paints";
import { type Scene, toScene, toSceneHeight } from "@/lib/charts/drawing/scene";
import { GROTESK, look } from "@/lib/sharing/exports/report-styles";

/** Points on paper per pixel of a drawing made for a screen. */
const SCALE = 0.72;
/** The tallest drawing that fits on a page with its text, in pixels. */
const HIGHEST = 800;

const text = (value: string | number | undefined): string | undefined =>
  value === undefined ? undefined : String(value);

function Drawn({ mark }: { mark: Mark }) {
  const { attributes: a } = toElement(mark);
  const stroke = {
    ...(a.stroke === undefined ? {} : { stroke: String(a.stroke) }),
    ...(a.strokeWidth === undefined ? {} : { strokeWidth: a.strokeWidth }),
    ...(a.strokeDasharray === undefined ? {} : { strokeDasharray: String(a.strokeDasharray) }),
  };
  const fill = { fill: String(a.fill), ...(a.fillOpacity === undefined ? {} : { fillOpacity: a.fillOpacity }) };
  switch (mark.kind) {
    case "path":
      return <Path d={String(a.d)} {...fill} {...stroke} strokeLinejoin="round" />;
    case "marker":
      return <Path d={String(a.d)} transform={text(a.transform)} {...fill} {...stroke} />;
    case "rect":
      return (
        <Rect
          x={mark.x}
          y={mark.y}
          width={mark.width}
          height={mark.height}
          rx={mark.radius ?? 0}
          ry={mark.radius ?? 0}
          {...fill}
          {...stroke}
        />
      );
    case "text":
      return (
        <Text
          x={mark.x}
          y={mark.y}
          textAnchor={mark.anchor}
          fill={mark.fill}
          style={{ fontFamily: GROTESK, fontSize: mark.size, fontWeight: mark.weight }}
        >
          {mark.text}
        </Text>
      );
  }
}

/** A drawing as vectors and selectable text, `width` points wide. */
export function PrintedScene({ scene, width }: { scene: Scene; width: number }) {
  return (
    <Svg viewBox={`0 0 ${scene.width} ${scene.height}`} width={width} height={(width * scene.height) / scene.width}>
      {scene.marks.map((mark, at) => (
        <Drawn key={at} mark={mark} />
      ))}
    </Svg>
  );
}

/** A picture drawn for `width` points of paper, with its title and unit. It never breaks across two pages. */
export function PrintedPicture({ picture, width, paints }: { picture: ChartPicture; width: number; paints: Paints }) {
  const wide = Math.round(width / SCALE);
  const height = Math.min(HIGHEST, toSceneHeight(picture, wide));
  return (
    <View wrap={false} style={{ width }}>
      <Text style={look.heading}>{picture.title}</Text>
      <Text style={look.unit}>{picture.unit}</Text>
      <PrintedScene scene={toScene(picture, { width: wide, height, theme: "print", paints })} width={width} />
    </View>
  );
}
