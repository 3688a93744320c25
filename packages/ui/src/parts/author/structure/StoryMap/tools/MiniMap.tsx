import { useEffect, useRef } from "react";
import type { PointerEvent } from "react";
import {
  boxAround,
  fitted,
  inWorld,
  cardHeight,
  cardWidth,
  windowOf,
} from "../../../../../primitives/graph/geometry.ts";
import { mapColorsOf, watchColors } from "../stage/map-colors.ts";
import type { Point } from "@katha/storygraph";
import type { Scene } from "../stage/picture.ts";
import type { Stage } from "../stage/stage.ts";
import * as styles from "../styles.ts";

const size = { width: 168, height: 112 };
const density = 2;

/** The view that shows the whole story in the corner. */
const smallView = (places: readonly Point[]) =>
  fitted(boxAround(places), size, { nearest: 0.12, margin: 10, farthest: 0 });

function paint(canvas: HTMLCanvasElement, { model, places, selected, heat }: Scene): void {
  const pen = canvas.getContext("2d");
  if (!pen) return;
  const colors = mapColorsOf(canvas);
  const { x, y, zoom } = smallView(places);
  pen.setTransform(1, 0, 0, 1, 0, 0);
  pen.clearRect(0, 0, canvas.width, canvas.height);
  pen.setTransform(zoom * density, 0, 0, zoom * density, x * density, y * density);
  const least = 2.5 / zoom;
  const [width, height] = [Math.max(cardWidth, least), Math.max(cardHeight, least)];
  for (const [number, place] of places.entries()) {
    const card = model.cards[number];
    const isLit = selected.has(number) || card?.kind === "start";
    const plain = card?.kind === "ending" ? colors.leaf : colors.edge;
    pen.fillStyle = isLit || heat ? colors.lamp : (card?.errors ?? 0) > 0 ? colors.madder : plain;
    pen.globalAlpha = heat && !isLit ? 0.15 + 0.85 * Math.sqrt(heat[number] ?? 0) : 1;
    pen.fillRect(place.x, place.y, width, height);
  }
}

/** The whole map in a corner with a frame around the visible part; a press goes there. Hidden from screen readers. */
export function MiniMap({ stage, scene }: { stage: Stage; scene: Scene }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const draw = () => {
      if (canvas.current) paint(canvas.current, scene);
    };
    draw();
    return watchColors(draw);
  }, [scene]);
  useEffect(() => {
    const follow = () => {
      const small = smallView(stage.scene.places);
      const seen = windowOf(stage.view, stage.size);
      if (!frame.current) return;
      const { style } = frame.current;
      style.transform = `translate(${String(seen.x * small.zoom + small.x)}px, ${String(seen.y * small.zoom + small.y)}px)`;
      style.width = `${String(seen.width * small.zoom)}px`;
      style.height = `${String(seen.height * small.zoom)}px`;
    };
    follow();
    return stage.watch(follow);
  }, [stage, scene]);

  const go = ({ buttons, currentTarget, clientX, clientY }: PointerEvent) => {
    if (buttons === 0) return;
    const { left, top } = currentTarget.getBoundingClientRect();
    const { x, y } = inWorld(smallView(stage.scene.places), {
      x: clientX - left,
      y: clientY - top,
    });
    const { zoom } = stage.view;
    const { width, height } = stage.size;
    stage.look({ zoom, x: width / 2 - x * zoom, y: height / 2 - y * zoom });
  };
  return (
    <div css={styles.miniMap} aria-hidden onPointerDown={go} onPointerMove={go}>
      <canvas
        ref={canvas}
        css={styles.miniGround}
        width={size.width * density}
        height={size.height * density}
      />
      <div ref={frame} css={styles.miniFrame} />
    </div>
  );
}
