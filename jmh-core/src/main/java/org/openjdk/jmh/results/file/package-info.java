/** Result files, which are replaced atomically, so that an error or a crash loses no written results. */
package org.openjdk.jmh.results.file;
