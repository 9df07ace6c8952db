package org.openjdk.jmh.results.format;

import static org.openjdk.jmh.results.format.JsonText.array;
import static org.openjdk.jmh.results.format.JsonText.key;
import static org.openjdk.jmh.results.format.JsonText.object;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.openjdk.jmh.results.environment.HostMachine;
import org.openjdk.jmh.results.json.StoredResult;
import org.openjdk.jmh.results.partitions.ShardMark;
import org.openjdk.jmh.results.partitions.ShardRun;
import org.openjdk.jmh.results.partitions.SuiteBenchmark;
import org.openjdk.jmh.runner.options.Shard;

/** Formats the value of the key {@code shard}: the shard of a result, and where its forks ran. */
public final class ShardJson {

    private final UnaryOperator<String> text;

    private ShardJson(UnaryOperator<String> text) {
        this.text = text;
    }

    /** Returns the value for upstream's format, which lays the text out again. */
    static String of(ShardMark mark) {
        return new ShardJson(JSONResultFormat::toJsonString).value(mark);
    }

    /** Returns the value as final JSON. */
    public static String plain(ShardMark mark) {
        return new ShardJson(StoredResult::quoted).value(mark);
    }

    private String value(ShardMark mark) {
        ShardRun run = mark.run;
        Shard shard = run.partition().shard;
        List<HostMachine> machines = new ArrayList<>(new LinkedHashSet<>(mark.machines));
        List<String> members = new ArrayList<>();
        members.add(key("number") + shard.number());
        members.add(key("count") + shard.count());
        members.add(key("of") + text(shard.isOfForks() ? "forks" : "benchmarks"));
        mark.side().ifPresent(side -> members.add(key("side") + text(side)));
        members.add(key("suite") + text(run.partition().fingerprint()));
        members.add(key("jar") + text(run.jar));
        members.add(key("settings") + array(run.settings.entrySet().stream()
                .map(setting -> setting.getKey() + ": " + setting.getValue()).collect(Collectors.toList()), text));
        members.add(key("start") + text(run.id));
        members.add(key("started") + text(run.started.toString()));
        members.add(key("restarts") + run.restarts);
        members.add(key("machines") + array(machines, this::machine));
        members.add(key("forks") + array(numbers(mark.starts.size()),
                fork -> object(key("machine") + (machines.indexOf(mark.machines.get(fork)) + 1),
                        key("started") + text(mark.starts.get(fork).toString()))));
        members.add(key("begunTwice") + array(mark.begunTwice, String::valueOf));
        if (!mark.suite().isEmpty()) {
            members.add(key("benchmarks") + array(numbers(mark.suite().size()),
                    number -> benchmark(mark.suite().get(number), run.partition().owner(number))));
        }
        return object(members.toArray(new String[0]));
    }

    private static List<Integer> numbers(int size) {
        return IntStream.range(0, size).boxed().collect(Collectors.toList());
    }

    private String benchmark(SuiteBenchmark benchmark, int owner) {
        return object(key("benchmark") + text(benchmark.name), key("shard") + owner,
                key("forks") + benchmark.forks, key("settings") + text(benchmark.settings));
    }

    private String machine(HostMachine machine) {
        return object(key("host") + text(machine.host), key("system") + text(machine.system),
                key("processor") + text(machine.processor), key("processors") + machine.processors,
                key("jvm") + text(machine.jvm), key("ruler") + machine.ruler);
    }

    private String text(String raw) {
        return text.apply(raw);
    }
}
