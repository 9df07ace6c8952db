/** Explains which code makes two sides differ, from costs of methods in forks of each side. */
package org.openjdk.jmh.dynreconf.attribution;
