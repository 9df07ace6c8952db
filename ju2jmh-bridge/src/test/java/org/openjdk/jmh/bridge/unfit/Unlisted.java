package org.openjdk.jmh.bridge.unfit;

import java.util.List;
import org.junit.Test;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.ArgumentsProvider;
import org.junit.jupiter.params.provider.ArgumentsSource;
import org.junit.runner.RunWith;
import org.junit.runners.Parameterized;

/** Tests whose invocations cannot be listed. */
public final class Unlisted {

    private Unlisted() {
    }

    /** Ends the VM. */
    @RunWith(Parameterized.class)
    public static class Exits {

        @Parameterized.Parameter
        public int number;

        @Parameterized.Parameters
        public static List<Integer> numbers() {
            System.err.println("no licence");
            System.exit(7);
            return List.of(1);
        }

        @Test
        public void neverRuns() {
            throw new AssertionError();
        }
    }

    /** Has a runner that cannot be made. */
    @RunWith(Parameterized.class)
    public static class Throws {

        @Parameterized.Parameter
        public int number;

        @Parameterized.Parameters
        public static List<Integer> numbers() {
            throw new IllegalStateException("no data", new IllegalArgumentException("no disk"));
        }

        @Test
        public void neverRuns() {
            throw new AssertionError();
        }
    }

    /** Has arguments that cannot be made, for a reason of the reason. */
    static class Provided {

        @ParameterizedTest
        @ArgumentsSource(None.class)
        void neverRuns(int number) {
            throw new AssertionError();
        }
    }

    static final class None implements ArgumentsProvider {

        @Override
        public java.util.stream.Stream<? extends Arguments> provideArguments(ExtensionContext context) {
            throw new IllegalStateException("no data", new IllegalArgumentException("no disk"));
        }
    }
}
