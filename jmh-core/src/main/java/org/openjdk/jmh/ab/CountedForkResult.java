package org.openjdk.jmh.ab;

import java.io.Closeable;
import java.io.IOException;
import java.util.Optional;
import org.openjdk.jmh.counting.CountedFork;
import org.openjdk.jmh.results.journal.SideFork;

/** A fork that has ended under valgrind, before it is decided which of its windows count. Closing it deletes its files. */
final class CountedForkResult implements Closeable {

    private final Closeable files;
    private final Optional<CountedFork> alone;
    private final Conversion conversion;

    private CountedForkResult(Closeable files, Optional<CountedFork> alone, Conversion conversion) {
        this.files = files;
        this.alone = alone;
        this.conversion = conversion;
    }

    /** Makes the result of a fork from the windows that count. */
    interface Conversion {

        SideFork of(CountedFork fork) throws IOException;
    }

    static CountedForkResult counted(Closeable files, CountedFork alone, Conversion conversion) {
        return new CountedForkResult(files, Optional.of(alone), conversion);
    }

    static CountedForkResult lost(Closeable files, SideFork loss) {
        return new CountedForkResult(files, Optional.empty(), fork -> loss);
    }

    /** Returns the result by the windows of this fork that agree. */
    SideFork alone() throws IOException {
        return conversion.of(alone.orElse(null));
    }

    /** Returns the result by the windows that agree in another fork as well, as forks are compared by the same windows. */
    SideFork beside(CountedForkResult other) throws IOException {
        boolean areTwo = alone.isPresent() && other.alone.isPresent();
        return areTwo ? conversion.of(alone.get().like(other.alone.get())) : alone();
    }

    @Override
    public void close() throws IOException {
        files.close();
    }
}
