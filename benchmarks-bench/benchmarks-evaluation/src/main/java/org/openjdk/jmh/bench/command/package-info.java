/** What a user types. */
package org.openjdk.jmh.bench.command;
