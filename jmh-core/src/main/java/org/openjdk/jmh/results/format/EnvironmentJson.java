package org.openjdk.jmh.results.format;

import static org.openjdk.jmh.results.format.JsonText.array;
import static org.openjdk.jmh.results.format.JsonText.key;
import static org.openjdk.jmh.results.format.JsonText.object;

import java.util.ArrayList;
import java.util.List;
import org.openjdk.jmh.results.environment.BenchmarkEnvironment;
import org.openjdk.jmh.results.environment.Cause;
import org.openjdk.jmh.results.environment.EnvironmentText;
import org.openjdk.jmh.results.environment.ForkEnvironment;
import org.openjdk.jmh.results.environment.Interference;
import org.openjdk.jmh.results.environment.InterruptedIteration;
import org.openjdk.jmh.results.environment.Machine;

/** Formats the value of the key {@code environment}: properties of the machine and its disturbances of forks. */
public final class EnvironmentJson {

    private EnvironmentJson() {
    }

    public static String of(BenchmarkEnvironment environment) {
        return object(
                machine(environment.machine()),
                key("warnings") + array(warnings(environment), JSONResultFormat::toJsonString),
                key("disturbedForks") + array(environment.disturbed(), String::valueOf),
                key("forks") + array(environment.forks(), EnvironmentJson::fork));
    }

    private static List<String> warnings(BenchmarkEnvironment environment) {
        List<String> warnings = new ArrayList<>(EnvironmentText.warnings(environment.machine()));
        EnvironmentText.warning(environment).ifPresent(warnings::add);
        return warnings;
    }

    private static String machine(Machine machine) {
        return String.join(",",
                key("processors") + machine.processors,
                key("hypervisor") + text(machine.hypervisor),
                key("governor") + text(machine.governor),
                key("turbo") + machine.turbo,
                key("quota") + number(machine.quota),
                key("load") + (machine.load < 0 ? "null" : machine.load),
                key("clockSource") + text(machine.clockSource),
                key("clockNanos") + number(machine.clockNanos));
    }

    private static String fork(ForkEnvironment fork) {
        return object(
                key("causes") + array(fork.causes(), EnvironmentJson::cause),
                key("measurement") + interference(fork.measurement()),
                key("interrupted") + array(fork.interrupted(), EnvironmentJson::interrupted),
                key("thermalEvents") + number(fork.thermalEvents()),
                key("rulerBefore") + number(fork.rulerBefore()),
                key("rulerAfter") + number(fork.rulerAfter()) + numbers("waiting", fork.waiting())
                        + numbers("warmth", fork.warmth()));
    }

    private static String numbers(String name, List<Double> values) {
        return values.isEmpty() ? "" : "," + key(name) + array(values, EnvironmentJson::number);
    }

    private static String cause(Cause cause) {
        return JSONResultFormat.toJsonString(cause.name());
    }

    private static String interrupted(InterruptedIteration iteration) {
        return object(key("iteration") + iteration.number, key("lost") + interference(iteration.interference));
    }

    private static String interference(Interference lost) {
        return object(
                key("seconds") + number(lost.seconds),
                key("stolen") + number(lost.stolen),
                key("waiting") + number(lost.waiting),
                key("others") + number(lost.others),
                key("throttled") + number(lost.throttled),
                key("switches") + number(lost.switches));
    }

    private static String text(String text) {
        return text == null ? "null" : JSONResultFormat.toJsonString(text);
    }

    /** Formats a number; unknown ones as null. */
    private static String number(double value) {
        return Double.isNaN(value) || Double.isInfinite(value) ? "null" : String.valueOf(value);
    }
}
