package org.openjdk.jmh.ab;

import java.io.Closeable;
import java.io.IOException;
import java.util.Optional;
import org.openjdk.jmh.counting.CountedFork;
import org.openjdk.jmh.results.journal.SideFork;

/** A fork that has ended under valgrind, before its counting windows are selected. Closing it deletes its files. */
final class CountedForkResult implements Closeable {

    private final Closeable files;
    private final Optional<CountedFork> alone;
    private final Conversion conversion;

    private CountedForkResult(Closeable files, Optional<CountedFork> alone, Conversion conversion) {
        this.files = files;
        this.alone = alone;
        this.conversion = conversion;
    }

    /** Creates the result of a fork from the selected windows. */
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

    /** Returns the result by the windows that agree in both forks, because forks are compared by the same windows. */
    SideFork comparedWith(CountedForkResult other) throws IOException {
        boolean areTwo = alone.isPresent() && other.alone.isPresent();
        return areTwo ? conversion.of(alone.get().like(other.alone.get())) : alone();
    }

    @Override
    public void close() throws IOException {
        files.close();
    }
}
