import { Gauge, type GaugeConfiguration, type Registry } from "prom-client";

/** A number of `/metrics`, found whenever it is asked for. */
export function addGauge<Label extends string>(
  registry: Registry,
  gauge: Omit<GaugeConfiguration<Label>, "registers">,
): void {
  registry.registerMetric(new Gauge({ ...gauge, registers: [] }));
}
