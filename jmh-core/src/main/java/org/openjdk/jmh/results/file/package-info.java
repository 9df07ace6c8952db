/** Files of results, which are replaced atomically, so that an error or a crash loses nothing that was written. */
package org.openjdk.jmh.results.file;
