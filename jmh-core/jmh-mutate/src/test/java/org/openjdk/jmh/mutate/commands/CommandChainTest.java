package org.openjdk.jmh.mutate.commands;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.junit.jupiter.api.Test;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

class CommandChainTest {

    private static final List<String> RAN = new ArrayList<>();

    @Command(name = "first")
    private static final class First implements Callable<Integer> {

        @Option(names = "--both")
        private int both;

        @Option(names = "--first")
        private int own;

        @Override
        public Integer call() {
            RAN.add("first " + both + " " + own);
            return own;
        }
    }

    @Command(name = "second")
    private static final class Second implements Callable<Integer> {

        @Option(names = "--both")
        private int both;

        @Option(names = "--second")
        private int own;

        @Override
        public Integer call() {
            RAN.add("second " + both + " " + own);
            return own;
        }
    }

    private static int execute(String... args) {
        RAN.clear();
        return new CommandChain(List.of(new First(), new Second())).execute(args);
    }

    @Test
    void commands_receiveTheOptionsThatTheyKnow() {
        assertEquals(5, execute("--both", "1", "--first", "0", "--second", "5"));
        assertEquals(List.of("first 1 0", "second 1 5"), RAN);
    }

    @Test
    void equalValuesOfDifferentOptions_areBothPassedOn() {
        assertEquals(0, execute("--first", "0", "--second", "0"));
    }

    @Test
    void failingCommand_endsTheChain() {
        assertEquals(3, execute("--first", "3"));
        assertEquals(List.of("first 0 3"), RAN);
    }

    @Test
    void unknownOption_isRejectedBeforeAnyCommandRuns() {
        assertEquals(2, execute("--other"));
        assertEquals(List.of(), RAN);
    }
}
